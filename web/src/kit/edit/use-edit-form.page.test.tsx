import { requiredText, text } from '@archway/contract/kernel/field-builders';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { drawing } from '../../test/draw.tsx';
import { click, field, fill, words } from '../../test/find-on-page.ts';
import { startWords } from '../../test/start-words.ts';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormAlert } from './form-alert.tsx';
import { useTableForm } from './use-table-form.ts';

beforeAll(startWords);

const table = { name: requiredText({ max: 60 }), city: text({ max: 60 }) };
const names = { name: 'Name', city: 'City' };
type Row = { id: string; version: number; name: string; city: string };
const fjord: Row = { id: 'v1', version: 1, name: 'Fjord Works', city: 'Bergen' };

type Given = Pick<
  Parameters<typeof useTableForm<typeof table, Row>>[0],
  'create' | 'change' | 'read' | 'onDone'
>;
const Form = ({ row, ...given }: Given & { row: Row | undefined }) => {
  const edit = useTableForm<typeof table, Row>({ table, row, ...given });
  return (
    <form onSubmit={edit.onSubmit} noValidate>
      <FormAlert edit={edit} nameOf={(name) => names[name]} />
      {(['name', 'city'] as const).map((name) => (
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
};

test('something new is sent whole, and what is missing is said before anything is sent', async () => {
  const create = vi.fn(async (values: object) => ({ ...fjord, ...values }));
  const onDone = vi.fn();
  await drawn.draw(<Form row={undefined} create={create} onDone={onDone} />);
  await click('Save');
  expect([create.mock.calls.length, field('Name').getAttribute('aria-invalid')]).toEqual([0, 'true']);
  await fill('Name', 'Night Market');
  await click('Save');
  expect(create.mock.calls[0]?.[0]).toEqual({ name: 'Night Market', city: '' });
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

test('taking theirs shows what they made of it', async () => {
  await drawn.draw(<Form row={fjord} change={stale} read={async () => theirs} />);
  await fill('City', 'Oslo');
  await click('Save');
  await click('Take theirs');
  expect([field('Name').value, field('City').value]).toEqual(['Fjord & Sons', 'Bergen']);
  expect(document.querySelector('[role=alert]')).toBeNull();
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
