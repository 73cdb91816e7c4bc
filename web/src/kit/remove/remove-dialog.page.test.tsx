import { NativeSelect } from '@mantine/core';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { drawing } from '../../test/draw.tsx';
import { button, click, words } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';

beforeAll(startWords);

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  drawn = drawing();
});
afterEach(() => drawn.clear());

type Given = {
  known?: { items?: number; children?: number };
  allowed?: boolean;
  none?: { label: string; value: string };
  send: (moveTo: string | undefined) => Promise<unknown>;
};
const draw = async ({ known = {}, allowed = true, none, send }: Given) => {
  const onClose = vi.fn();
  const count = (one: string) => (n: number) => `${n} ${one}`;
  await drawn.draw(
    <RemoveDialog
      name="Lamps"
      titleOf={(name) => `Delete ${name}?`}
      done="Deleted Lamps"
      send={send}
      moving={{
        known,
        words: { items: count('items'), children: count('subcategories') },
        allowed,
        ...(none ? { none } : {}),
        field: ({ label, value, onChange, disabled, error }) => (
          <NativeSelect
            label={label}
            error={error}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
            data={['', 'rugs']}
          />
        ),
      }}
      onClose={onClose}
    >
      You can’t undo this.
    </RemoveDialog>,
  );
  return onClose;
};
const inUse = () =>
  Promise.reject(new ApiProblem('in_use', 'In use.', { status: 409, facts: { items: 3, children: 2 } }));
const choose = (to: string) =>
  act(async () => {
    const select = document.querySelector('select');
    if (!select) throw new Error('There is nothing to choose.');
    select.value = to;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('what nothing is in goes at once', async () => {
  const send = vi.fn(async (_moveTo: string | undefined) => undefined);
  const onClose = await draw({ send });
  await click('Delete');
  expect(send.mock.calls[0]?.[0]).toBeUndefined();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what something is in goes only after a target is chosen', async () => {
  const send = vi.fn(async (_moveTo: string | undefined) => undefined);
  await draw({ known: { items: 4, children: 1 }, send });
  expect(words()).toContain('Move 4 items and 1 subcategories to');
  await click('Move and delete');
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector('select')?.getAttribute('aria-invalid')).toBe('true');
  await choose('rugs');
  await click('Move and delete');
  expect(send.mock.calls[0]?.[0]).toBe('rugs');
});

test('what only the server knew of is asked about then', async () => {
  await draw({ send: inUse });
  await click('Delete');
  expect(words()).toContain('Move 3 items and 2 subcategories to');
  expect(button('Move and delete')).toBeDefined();
});

test('whoever may not move what is in it is told why it stays', async () => {
  await draw({ known: { items: 3 }, allowed: false, send: inUse });
  await click('Delete');
  expect(words()).toContain('Still in use: 3 items and 2 subcategories.');
  expect(document.querySelector('select')).toBeNull();
});

test('what may be without one goes without a target when somebody says so', async () => {
  const send = vi.fn(async (_moveTo: string | undefined) => undefined);
  await draw({ known: { items: 4 }, none: { label: 'Leave without one', value: 'none' }, send });
  await act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  expect(document.querySelector('select')?.disabled).toBe(true);
  await click('Delete');
  expect(send.mock.calls[0]?.[0]).toBe('none');
});
