import type { Fields } from '@archway/contract/kernel/fields/fields';
import type { CallContext } from '../../platform/api/call-context.ts';
import {
  emptyForm,
  type FormValues,
  formOf,
  type SentValues,
  valuesOf,
  type WrongField,
  wrongFields,
} from '../../ui/fields/form-values.ts';
import { useFormats } from '../../ui/fields/measures/use-formats.ts';
import { changedValues } from './edits.ts';
import { type Edited, type Latest, useEditForm } from './use-edit-form.ts';

type Options = { context: CallContext };
/** Which one is changed, and as of when. */
type Known<Row> = Pick<Row & Edited, 'id' | 'version'>;

type TableForm<Table extends Fields, Row extends object> = {
  readonly table: Table;
  /** What is changed; nothing for something new. */
  readonly row: (Row & Edited & Readonly<Record<string, unknown>>) | undefined;
  /** What something new begins with, where its table would begin with something else. */
  readonly initial?: Partial<FormValues<Table>>;
  /** Left out for what is not made by a form. */
  readonly create?: (values: SentValues<Table>, options: Options) => Promise<Row>;
  /** Left out for what is only made by it. */
  readonly change?: (
    change: Partial<SentValues<Table>> & Known<Row>,
    options: Options,
    /** What the change is made to. */
    base: Row,
  ) => Promise<Row>;
  /** The field of the form that the server's name of a field means. */
  readonly fieldOf?: (field: string) => string;
  readonly read?: (row: Row) => Promise<Latest<Row>>;
  /** At once, while what it changed is read again: for a form that this makes disappear. */
  readonly onAnswer?: (saved: Row) => void | Promise<void>;
  readonly onDone?: (saved: Row) => void | Promise<void>;
};

/** A form over the fields of a table. A change sends what is different; one that changes nothing sends nothing. */
export const useTableForm = <Table extends Fields, Row extends object>({
  table,
  row,
  initial,
  create,
  change,
  fieldOf,
  read,
  onAnswer,
  onDone,
}: TableForm<Table, Row>) => {
  const formats = useFormats();
  const typed = (known: Row | undefined): FormValues<Table> =>
    known
      ? formOf(table, known as never, formats) // a row has every field of its table
      : { ...emptyForm(table), ...initial };
  const edit = useEditForm<Row, FormValues<Table>>({
    row,
    valuesOf: typed,
    schema: schemaOf((values) => wrongFields(table, values as FormValues<Table>, formats)), // the form's own
    save: async (values, base, options) => {
      const sent = valuesOf(table, values, formats);
      if (!base) {
        if (!create) throw new Error('There is nothing to change, and nothing new is made here.');
        return create(sent, options);
      }
      const changed = changedValues(valuesOf(table, typed(base), formats), sent);
      if (Object.keys(changed).length === 0) return base;
      if (!change) throw new Error('What is made here is not changed here.');
      const { id, version } = base as Known<Row>; // what is changed was given as one
      return change({ ...changed, id, version }, options, base);
    },
    ...(fieldOf ? { fieldOf } : {}),
    ...(read ? { read } : {}),
    ...(onAnswer ? { onAnswer } : {}),
    ...(onDone ? { onDone } : {}),
  });
  return { ...edit, table };
};

/** Rules as a form wants them: a standard schema. */
export const schemaOf = <Values>(wrong: (values: Values) => readonly WrongField[]) => ({
  '~standard': {
    validate: (values: unknown) => ({
      // the form's own values
      issues: wrong(values as Values).map(({ field, key, n }) => ({
        message: n === undefined ? key : `${key}:${n}`,
        path: [field],
      })),
    }),
  },
});
