import { setValues } from '@archway/contract/kernel/fields/custom-table';
import {
  type Contact,
  type CustomValues,
  codePattern,
  type Field,
  type Fields,
  isRequired,
  type NamesOf,
  namesOf,
  type ValueOf,
} from '@archway/contract/kernel/fields/fields';
import type { UnitSystem } from '@archway/contract/kernel/text/measure-text';
import { readWebsite } from '@archway/contract/kernel/text/read-website';
import { readShade } from './inputs/read-shade.ts';
import { readLength, writeLength } from './measures/read-length.ts';
import { type MoneyWriting, readMoney, writeMoney } from './measures/read-money.ts';
import { readWeight, writeWeight } from './measures/read-weight.ts';

/** How this organization measures and writes money, in the reader's language. */
export type Formats = { readonly units: UnitSystem; readonly money: MoneyWriting };

/** What a form holds of a field: measures and money as they are typed, the rest as it is stored. */
type TypedValue<One extends Field> = One extends { type: 'choice'; options: readonly (infer Option)[] }
  ? Option | (One extends { initial: null } ? '' : never)
  : One extends { type: 'choices'; options: readonly (infer Option)[] }
    ? Option[]
    : One extends { type: 'words' }
      ? string[]
      : One extends { type: 'flag' }
        ? boolean
        : One extends { type: 'reference' }
          ? string | null
          : One extends { type: 'contacts' }
            ? Contact[]
            : One extends { type: 'custom' }
              ? Record<string, unknown>
              : One extends { type: 'number' | 'decimal' }
                ? number | string
                : string;

export type FormValues<Table extends Fields> = { [Name in NamesOf<Table>]: TypedValue<Table[Name]> };

/** What is sent of a field: as it is stored, ids as plain text. */
type SentValue<One extends Field> = One extends { type: 'reference' }
  ? string | (One extends { initial: null } ? null : never)
  : ValueOf<One>;

export type SentValues<Table extends Fields> = { [Name in NamesOf<Table>]: SentValue<Table[Name]> };

/** An empty form. */
export const emptyForm = <Table extends Fields>(table: Table): FormValues<Table> =>
  mapFields(table, (field) => emptyValue(field)) as FormValues<Table>; // one for each, of its type

/** What is known, as a form holds it. */
export const formOf = <Table extends Fields>(
  table: Table,
  row: Readonly<Record<NamesOf<Table>, unknown>>,
  formats: Formats,
): FormValues<Table> =>
  mapFields(table, (field, name) => typedValue(field, row[name], formats)) as FormValues<Table>; // likewise

/** What a form means. Only for one that `wrongFields` has nothing against. */
export const valuesOf = <Table extends Fields>(
  table: Table,
  form: Readonly<FormValues<Table>>,
  formats: Formats,
): SentValues<Table> =>
  mapFields(table, (field, name) => readValue(field, form[name], formats)) as SentValues<Table>; // likewise

export type WrongField = {
  readonly field: string;
  readonly key: string;
  readonly n?: number;
};

/** What cannot be meant by what was typed, before the server is asked. Empty fields mean nothing and are right, unless they are required. */
export const wrongFields = <Table extends Fields>(
  table: Table,
  form: Readonly<FormValues<Table>>,
  formats: Formats,
): WrongField[] =>
  namesOf(table).flatMap((name) => {
    const field = table[name] as Field; // one of its own names
    const typed: unknown = form[name];
    if (field.type === 'custom') return wrongCustomFields(name, field, typed, formats);
    const isEmpty = typed === null || (typeof typed === 'string' && typed.trim() === '');
    if (isEmpty) return isRequired(field) ? [{ field: name, key: 'errors.required' }] : [];
    return readValue(field, typed, formats) === undefined
      ? [{ field: name, key: wrongKeys[field.type] ?? 'errors.invalid' }]
      : [];
  });

/** Under the paths that the form has for them: `customFields.<id>`. */
const wrongCustomFields = (
  name: string,
  { table = {} }: CustomField,
  typed: unknown,
  formats: Formats,
): WrongField[] =>
  wrongFields(table, withEmpty(table, typed), formats).map((wrong) => ({
    ...wrong,
    field: `${name}.${wrong.field}`,
  }));

type CustomField = Extract<Field, { type: 'custom' }>;

/** A field that was defined while the form was open has not been typed into. */
const withEmpty = (table: Fields, typed: unknown) => {
  const known = Object.entries((typed ?? {}) as Record<string, unknown>); // as the form keeps them
  return {
    ...emptyForm(table),
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  } as FormValues<Fields>; // one for each, of its type
};

const wrongKeys: Partial<Record<Field['type'], string>> = {
  length: 'errors.length',
  weight: 'errors.weight',
  money: 'errors.amount',
  color: 'errors.shade',
  number: 'errors.number',
  decimal: 'errors.number',
  code: 'errors.characters',
  // The only line of text that is read before it is sent is an address of a web page.
};

const mapFields = (table: Fields, read: (field: Field, name: string) => unknown) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, read(field, name)]));

const emptyValue = (field: Field): unknown => {
  switch (field.type) {
    case 'choice':
      return ('initial' in field ? field.initial : field.options[0]) ?? '';
    case 'number':
      return field.initial ?? '';
    case 'choices':
    case 'words':
    case 'contacts':
      return [];
    case 'custom':
      return emptyForm(field.table ?? {});
    case 'flag':
      return field.initial;
    case 'reference':
      return null;
    default:
      return '';
  }
};

const typedValue = (field: Field, value: unknown, formats: Formats): unknown => {
  const { units, money } = formats;
  if (value === null || value === undefined) return emptyValue(field);
  switch (field.type) {
    case 'length':
      return writeLength(value as number, units); // rows hold what the table says
    case 'weight':
      return writeWeight(value as number, units); // likewise
    case 'money':
      return writeMoney(value as number, money); // likewise
    case 'custom':
      return formOf(field.table ?? {}, value as CustomValues, formats); // likewise
    default:
      return value;
  }
};

/** What is meant by what a form holds of a field. Undefined where it means nothing that could be kept. */
export const readValue = (field: Field, typed: unknown, formats: Formats): unknown => {
  const { units, money } = formats;
  switch (field.type) {
    case 'text': {
      const text = String(typed ?? '').trim();
      // What is none is sent as it is: the server tells it together with everything else that is wrong.
      return field.format === 'website' ? (readWebsite(text) ?? text) : text;
    }
    case 'longText':
      return String(typed ?? '').trim();
    case 'length':
      return orNone(typed, (text) => readLength(text, units));
    case 'weight':
      return orNone(typed, (text) => readWeight(text, units));
    case 'money':
      return orNone(typed, (text) => readMoney(text, money, field.largest));
    case 'color':
      return orNone(typed, readShade);
    case 'number':
    case 'decimal':
      return orNone(typed, (text) => (Number.isFinite(Number(text)) ? Number(text) : undefined));
    case 'code':
      return orNone(typed, (text) => (codePattern.test(text.toUpperCase()) ? text.toUpperCase() : undefined));
    case 'choice':
      return typed === '' ? null : typed;
    case 'day':
    case 'moment':
      return typed || null;
    case 'custom': {
      const table = field.table ?? {};
      return setValues(valuesOf(table, withEmpty(table, typed), formats) as CustomValues); // its fields have plain values
    }
    default:
      return typed;
  }
};

const orNone = <Value>(typed: unknown, read: (text: string) => Value | undefined) => {
  const text = String(typed).trim();
  return text === '' ? null : read(text);
};
