import type { FieldError } from '@archway/contract/kernel/api/problem';
import { customTable, setValues } from '@archway/contract/kernel/fields/custom-table';
import { fieldError, fieldErrors } from '@archway/contract/kernel/fields/field-error';
import { changeSchema } from '@archway/contract/kernel/fields/field-schemas';
import type { CustomValues } from '@archway/contract/kernel/fields/fields';
import type { CustomField } from '@archway/contract/organizations/custom-field';

/** Values as they are kept, or what is wrong with them, under the names of the fields: `customFields.<id>`. */
export const checkCustomValues = (rows: readonly CustomField[], values: Readonly<CustomValues>) => {
  const table = customTable(rows);
  const strangers = Object.keys(values).filter((id) => !Object.hasOwn(table, id));
  const parsed = changeSchema(table).safeParse(values);
  const errors: FieldError[] = [
    ...strangers.map((id) => fieldError(id, 'errors.notFound')),
    ...(parsed.success ? [] : fieldErrors(parsed.error.issues)),
  ].map((error) => ({ ...error, field: `customFields.${error.field}` }));
  return { errors, values: setValues((parsed.data ?? {}) as CustomValues) }; // as the table says
};

/** What a change made different, under the names people know, with the types by which it is written for them. */
export const customDifferences = (
  rows: readonly CustomField[],
  before: Readonly<CustomValues>,
  after: Readonly<CustomValues>,
) => {
  const changed = rows.filter(({ id }) => before[id] !== after[id]);
  if (changed.length === 0) return {};
  const named = (value: (row: CustomField) => unknown) =>
    Object.fromEntries(changed.flatMap((row) => (value(row) === undefined ? [] : [[row.name, value(row)]])));
  const types = named(({ type }) => (type === 'text' ? undefined : type));
  return {
    customFields: {
      from: named(({ id }) => before[id]),
      to: named(({ id }) => after[id]),
      ...(Object.keys(types).length > 0 ? { types } : {}),
    },
  };
};
