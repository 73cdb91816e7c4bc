import { choice, day, decimal, flag, length, longText, money, text, weight } from './field-builders.ts';
import type { CustomValue, CustomValues, Field, Fields } from './fields.ts';

/** What a custom field can be. */
export const customTypes = [
  'text',
  'longText',
  'number',
  'money',
  'length',
  'weight',
  'choice',
  'flag',
  'day',
] as const;
export type CustomType = (typeof customTypes)[number];

/** A field as an organization defines it. */
export type CustomDefinition = {
  readonly id: string;
  readonly name: string;
  readonly type: CustomType;
  /** Of a choice. */
  readonly options: readonly string[];
  readonly hint: string;
  /** Offered as a column of lists. */
  readonly listed: boolean;
};

/** The section of forms and detail pages that custom fields stand in. */
export const customGroup = 'custom';

/** An organization's definitions as a table of fields: whatever is made from a table is made from this one the same way. */
export const customTable = (rows: readonly CustomDefinition[]): Fields =>
  Object.fromEntries(rows.map((row) => [row.id, fieldOf(row)]));

const fieldOf = ({ type, options, hint, listed }: CustomDefinition): Field => {
  const uses = {
    group: customGroup,
    ...(listed ? { list: true as const } : {}),
    ...(hint ? { hint: true as const } : {}),
  };
  switch (type) {
    case 'text':
      return text({ max: 300, ...uses });
    case 'longText':
      return longText({ max: 4000, ...uses });
    case 'number':
      return decimal({ min: -1_000_000_000, max: 1_000_000_000, ...uses });
    case 'money':
      return money(uses);
    case 'length':
      return length(uses);
    case 'weight':
      return weight(uses);
    case 'choice':
      return choice(options, { initial: null, ...uses });
    case 'flag':
      return flag(uses);
    case 'day':
      return day(uses);
  }
};

/** A custom field among built-in columns, of a list or of a sheet: `custom.<id>`. */
export type CustomKey = `custom.${string}`;
export const customKey = (id: string): CustomKey => `custom.${id}`;
export const isCustomKey = (key: string): key is CustomKey => customIdOf(key) !== undefined;
export const customIdOf = (key: string): string | undefined =>
  key.startsWith('custom.') ? key.slice('custom.'.length) : undefined;

/** Only what is set is kept. */
export const setValues = (values: Readonly<CustomValues>): CustomValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

const isSet = (value: CustomValue | undefined) =>
  value !== null && value !== undefined && value !== '' && value !== false;
