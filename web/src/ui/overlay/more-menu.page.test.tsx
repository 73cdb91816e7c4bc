import { Menu } from '@mantine/core';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { click } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { MoreMenu } from './more-menu.tsx';

beforeAll(startWords);

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  drawn = drawing();
});
afterEach(() => drawn.clear());

const label = 'Actions for \u2068Fjord Works\u2069';
const entries = () => [...document.querySelectorAll('[role=menuitem]')].map((each) => each.textContent);

test('without anything to do there is no menu', async () => {
  await drawn.draw(<MoreMenu name="Fjord Works" />);
  expect(document.querySelector('button')).toBeNull();
});

test('what cannot be undone stands last', async () => {
  const onRemove = vi.fn();
  await drawn.draw(
    <MoreMenu
      name="Fjord Works"
      onEdit={() => undefined}
      onRemove={onRemove}
      before={<Menu.Item>Add</Menu.Item>}
    >
      <Menu.Item>Copy</Menu.Item>
    </MoreMenu>,
  );
  await click(label);
  expect(entries()).toEqual(['Add', 'Edit', 'Copy', 'Delete']);
  await click('Delete');
  expect(onRemove).toHaveBeenCalledOnce();
});

test('only what somebody may do is offered', async () => {
  await drawn.draw(<MoreMenu name="Fjord Works" remove="Revoke" onRemove={() => undefined} />);
  await click(label);
  expect(entries()).toEqual(['Revoke']);
});
