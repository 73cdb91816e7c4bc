import * as z from 'zod';
import { RoleKey } from '../access/roles.ts';
import { CustomFieldId, referenceIds } from '../ids.ts';
import { longestChosen, mostChosen } from '../limits.ts';
import { TimeZone } from '../locale.ts';
import { ClockTime, Day, GivenDay, GivenMoment, Grams, Millimeters, Moment, Money } from '../measures.ts';
import { EmailOrNone, line, paragraph, requiredLine, Website } from '../text/text.ts';
import * as textLimits from '../text/text-limits.ts';
import { words } from '../text/words.ts';
import type { CustomKey } from './custom-table.ts';
import { codePattern, type Field, type Fields, type NamesOf, namesOf, type ValueOf } from './fields.ts';
import { type FilterKind, type FilterValues, filtersOf } from './filters.ts';

type Schemas<Table extends Fields> = { [Name in NamesOf<Table>]: z.ZodType<ValueOf<Table[Name]>> };
type NewSchemas<Table extends Fields> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly initial: unknown }
    ? z.ZodDefault<z.ZodType<ValueOf<Table[Name]>>>
    : z.ZodType<ValueOf<Table[Name]>>;
};

/** Of something new: what must be said, and the rest with what it has where nothing is said. */
export const newSchema = <Table extends Fields>(table: Table) => {
  const shape = namesOf(table).map((name) => {
    const field = table[name] as Field; // one of its own names
    const given = givenSchema(field);
    return [name, 'initial' in field ? given.default(structuredClone(field.initial)) : given];
  });
  return z.object(Object.fromEntries(shape) as NewSchemas<Table>); // one for each name
};

/** Of something that is given whole. */
export const wholeSchema = <Table extends Fields>(table: Table) => z.object(schemasOf(table, givenSchema));

/** Of a change: what is not named stays as it is. */
export const changeSchema = <Table extends Fields>(table: Table) => wholeSchema(table).partial();

/** Of an answer. */
export const rowSchema = <Table extends Fields>(table: Table) => z.object(schemasOf(table, keptSchema));

type FilterShape<Table extends Fields> = {
  [Name in keyof FilterValues<Table>]: z.ZodOptional<z.ZodType<FilterValues<Table>[Name]>>;
};

/** What a list can be narrowed by, as the fields of its table are marked. */
export const filterShape = <Table extends Fields>(table: Table) =>
  Object.fromEntries(
    filtersOf(table).map(({ name, kind, field }) => [name, filterSchema(kind, field).optional()]),
  ) as unknown as FilterShape<Table>; // one for each

/** None is no filter. In a query everything is text. */
const filterSchema = (kind: FilterKind, field: Field): z.ZodType => {
  const value = present(givenSchema(field));
  if (kind === 'one' || field.type === 'day' || field.type === 'moment') return value;
  return kind === 'several'
    ? several(optionSchema(field))
    : z.coerce.number().pipe(value as z.ZodType<number, number>);
};

const present = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;

/** Several choices are written `a,b`. */
const several = (option: z.ZodType<string, string>) =>
  z
    .string()
    .max(longestChosen)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(option).min(1).max(mostChosen));

const optionSchema = (field: Field): z.ZodType<string, string> =>
  'options' in field ? z.enum(field.options) : line(textLimits.word);

const schemasOf = <Table extends Fields>(table: Table, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(namesOf(table).map((name) => [name, schemaOf(table[name] as Field)])) as Schemas<Table>; // one for each name

/** As it is given: within its limits. */
const givenSchema = (field: Field): z.ZodType => {
  switch (field.type) {
    case 'text':
      return textSchema(field);
    case 'longText':
      return paragraph(field.max);
    case 'number':
      return field.initial === null
        ? z.int().min(field.min).max(field.max).nullable()
        : z.int().min(field.min).max(field.max);
    case 'decimal':
      return z.number().min(field.min).max(field.max).nullable();
    case 'code':
      return z
        .string()
        .trim()
        .toUpperCase()
        .max(field.max)
        .regex(codePattern, 'errors.characters')
        .nullable();
    case 'money':
      return field.largest === undefined ? Money.nullable() : z.int().min(0).max(field.largest).nullable();
    case 'length':
      return Millimeters.nullable();
    case 'weight':
      return Grams.nullable();
    case 'day':
      return 'initial' in field ? GivenDay.nullable() : GivenDay;
    case 'moment':
      return 'initial' in field ? GivenMoment.nullable() : GivenMoment;
    case 'color':
      return Shade.nullable();
    case 'choice':
      return field.initial === null ? z.enum(field.options).nullable() : z.enum(field.options);
    case 'choices':
      return z.array(z.enum(field.options)).max(field.options.length);
    case 'words':
      return words(field.most);
    case 'flag':
      return z.boolean();
    case 'reference':
      return 'initial' in field ? referenceIds[field.to].nullable() : referenceIds[field.to];
    case 'custom':
      return GivenCustomValues;
    case 'contacts':
      return z.array(GivenContact).max(field.most);
  }
};

const textSchema = (field: Extract<Field, { type: 'text' }>): z.ZodType => {
  if (field.capitals) return z.string().trim().toUpperCase().regex(field.capitals, 'errors.characters');
  switch (field.format) {
    case 'email':
      return EmailOrNone;
    case 'website':
      return Website;
    case 'country':
      return Country;
    case 'timezone':
      return TimeZone;
    case 'role':
      return RoleKey;
    case 'time':
      return ClockTime;
    default:
      return 'initial' in field ? line(field.max) : requiredLine(field.max);
  }
};

/** As it is kept. */
const keptSchema = (field: Field): z.ZodType => {
  switch (field.type) {
    case 'text':
    case 'longText':
      return z.string();
    case 'number':
    case 'money':
    case 'length':
    case 'weight':
      return field.initial === null ? z.int().nullable() : z.int();
    case 'day':
      return 'initial' in field ? Day.nullable() : Day;
    case 'moment':
      return 'initial' in field ? Moment.nullable() : Moment;
    case 'decimal':
      return z.number().nullable();
    case 'code':
    case 'color':
      return z.string().nullable();
    case 'words':
      return z.array(z.string());
    case 'choices':
      return z.array(z.enum(field.options));
    case 'custom':
      return z.record(z.string(), CustomValue);
    case 'contacts':
      return z.array(z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() }));
    default:
      return givenSchema(field);
  }
};

/** Whether a value is right is known together with its field's definition: `changeSchema(customTable(rows))`. */
const CustomValue = z.union([z.string(), z.number(), z.boolean(), z.null()], 'errors.type');
const mostCustomValues = 200;
const GivenCustomValues = z
  .record(CustomFieldId, CustomValue)
  .refine((values) => Object.keys(values).length <= mostCustomValues, `errors.tooMany:${mostCustomValues}`);

/** A custom field among the columns that somebody names. */
export const GivenCustomKey: z.ZodType<CustomKey, CustomKey> = z.templateLiteral(['custom.', z.uuid()]);

const GivenContact = z.object({
  name: requiredLine(textLimits.contactName),
  role: line(textLimits.contactRole).default(''),
  email: EmailOrNone.default(''),
  phone: line(textLimits.phone).default(''),
});

/** ISO 3166-1 alpha-2, or none. */
const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/, 'errors.choice');

const Shade = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'errors.characters');
