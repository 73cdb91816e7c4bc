import { choice, money, requiredText, text } from '@archway/contract/kernel/fields/field-builders';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { signedIn } from '../../platform/session/session.ts';
import { adaSignedIn } from '../../test/ada.ts';
import { drawing } from '../../test/draw.tsx';
import { click, field, fill, words } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormAlert } from './form-alert.tsx';
import { useTableForm } from './use-table-form.ts';

beforeAll(startWords);

const table = {
  name: requiredText({ max: 60 }),
  city: text({ max: 60 }),
  rate: money({}),
  kind: choice(['shop', 'maker'], { initial: null }),
};
const names = { name: 'Name', city: 'City', rate: 'Rate', kind: 'Kind' };
type Row = {
  id: string;
  version: number;
  name: string;
  city: string;
  rate: number | null;
  kind: 'shop' | 'maker' | null;
};
const fjord: Row = { id: 'v1', version: 1, name: 'Fjord Works', city: 'Bergen', rate: 5000, kind: null };

type Given = Pick<
  Parameters<typeof useTableForm<typeof table, Row>>[0],
  'create' | 'change' | 'read' | 'onDone'
>;
const Form = ({ row, ...given }: Given & { row: Row | undefined }) => {
  const edit = useTableForm<typeof table, Row>({ table, row, ...given });
  return (
    <form onSubmit={edit.onSubmit} noValidate>
      <FormAlert edit={edit} nameOf={(name) => names[name]} optionName={(_field, option) => `a ${option}`} />
      {(['name', 'city', 'rate', 'kind'] as const).map((name) => (
        <FieldInput key={name} form={edit.form} name={name} field={table[name]} label={names[name]} />
      ))}
      <button type="submit">Save</button>
    </form>
  );
};

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  drawn = drawing();
});
afterEach(() => drawn.clear());

const stale = () => Promise.reject(new ApiProblem('stale_version', 'Changed meanwhile.', { status: 409 }));
const theirs = {
  ...fjord,
  version: 2,
  name: 'Fjord & Sons',
  updatedAt: '2026-05-04T10:00:00Z',
  updatedBy: 'Mara',
  updatedById: 'u2',
};

test('something new is sent whole, and what is missing is said before anything is sent', async () => {
  const create = vi.fn(async (values: object) => ({ ...fjord, ...values }));
  const onDone = vi.fn();
  await drawn.draw(<Form row={undefined} create={create} onDone={onDone} />);
  await click('Save');
  expect([create.mock.calls.length, field('Name').getAttribute('aria-invalid')]).toEqual([0, 'true']);
  await fill('Name', 'Night Market');
  await click('Save');
  expect(create.mock.calls[0]?.[0]).toEqual({ name: 'Night Market', city: '', rate: null, kind: null });
  expect(onDone).toHaveBeenCalledOnce();
});

test('an error of the server stands at its field, not above the form', async () => {
  const create = () =>
    Promise.reject(
      new ApiProblem('invalid_input', 'Wrong.', {
        status: 422,
        errors: [{ field: 'city', key: 'errors.tooLong', n: 60, message: '' }] as never, // as far as forms read them
      }),
    );
  await drawn.draw(<Form row={undefined} create={create} />);
  await fill('Name', 'Night Market');
  await click('Save');
  expect(field('City').getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('whoever is slower sees who was faster and what they changed; keeping mine puts it on top of theirs', async () => {
  const change = vi
    .fn()
    .mockImplementationOnce(stale)
    .mockResolvedValue({ ...theirs, city: 'Oslo', version: 3 });
  await drawn.draw(<Form row={fjord} change={change} read={async () => theirs} />);
  await fill('City', 'Oslo');
  await click('Save');
  expect(words()).toContain('Mara');
  expect(words()).toContain('changed: Name');
  expect(field('City').value).toBe('Oslo');
  await click('Keep mine');
  expect([field('Name').value, field('City').value]).toEqual(['Fjord & Sons', 'Oslo']);
  await click('Save');
  expect(change.mock.calls.map(([sent]) => sent)).toEqual([
    { id: 'v1', version: 1, city: 'Oslo' },
    { id: 'v1', version: 2, city: 'Oslo' },
  ]);
});

test('what oneself changed in another tab is told so, and not as somebody else’s', async () => {
  signedIn(adaSignedIn());
  const mine = { ...theirs, city: 'Molde', updatedById: adaSignedIn().user.id };
  await drawn.draw(<Form row={fjord} change={stale} read={async () => mine} />);
  await fill('City', 'Oslo');
  await click('Save');
  expect(words()).toContain('You changed this in another tab');
  expect(words()).not.toMatch(/Someone else|Mara|Theirs/);
  expect([...document.querySelectorAll('[role=alert] label')].map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['Here: Oslo', 'In the other tab: Molde']),
  );
  await click('Take what’s there');
  expect([field('Name').value, field('City').value]).toEqual(['Fjord & Sons', 'Molde']);
});

test('taking theirs shows what they made of it', async () => {
  await drawn.draw(<Form row={fjord} change={stale} read={async () => theirs} />);
  await fill('City', 'Oslo');
  await click('Save');
  await click('Take theirs');
  expect([field('Name').value, field('City').value]).toEqual(['Fjord & Sons', 'Bergen']);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('what they changed is told as the fields write it, before and after', async () => {
  const latest = { ...theirs, rate: 5250, kind: 'maker' as const };
  await drawn.draw(<Form row={fjord} change={stale} read={async () => latest} />);
  await fill('City', 'Oslo');
  await click('Save');
  const told = [...document.querySelectorAll('[role=alert] li')].map((each) =>
    each.textContent?.replaceAll(/[\u2068\u2069]/g, ''),
  );
  expect(told).toEqual([
    'Name: Fjord Works → Fjord & Sons',
    'Rate: $50.00 → $52.50',
    'Kind: Not set → a maker',
  ]);
});

test('the notice comes into view with the focus on its first choice, wherever the form was scrolled to', async () => {
  const seen: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('role') ?? '');
  });
  await drawn.draw(<Form row={fjord} change={stale} read={async () => theirs} />);
  await fill('City', 'Oslo');
  await click('Save');
  expect([seen, document.activeElement?.textContent]).toEqual([['alert'], 'Keep mine']);
  scroll.mockRestore();
});

test('of what both changed one chooses field by field, and is told that it is merged, with the focus on Save', async () => {
  const latest = { ...theirs, city: 'Molde', rate: 5250 };
  await drawn.draw(<Form row={fjord} change={stale} read={async () => latest} />);
  await fill('City', 'Oslo');
  await fill('Rate', '60');
  await click('Save');
  expect([...document.querySelectorAll('[role=alert] label')].map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['Mine: Oslo', 'Theirs: Molde', 'Mine: $60.00', 'Theirs: $52.50']),
  );
  const radio = [...document.querySelectorAll<HTMLInputElement>('[role=alert] input[type=radio]')].find(
    (each) => each.labels?.[0]?.textContent === 'Theirs: Molde',
  );
  await act(async () => radio?.click());
  await click('Use these choices');
  expect([field('Name').value, field('City').value, field('Rate').value]).toEqual([
    'Fjord & Sons',
    'Molde',
    '60',
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Merged. Check and save.');
  expect(document.activeElement?.textContent).toBe('Save');
});

test('a form inside another one in the tree of components does not submit it', async () => {
  const outer = vi.fn();
  const create = vi.fn(async () => fjord);
  await drawn.draw(
    <div onSubmit={outer}>
      <Form row={undefined} create={create} />
    </div>,
  );
  await fill('Name', 'Night Market');
  await click('Save');
  expect([create.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
