import { type Field, type Fields, namesOf } from '@archway/contract/kernel/fields/fields';

/** Two different values that a field may have, by its type. References are given by whoever has something to refer to. */
export const examplesOf = (
  { name, field }: { name: string; field: Field },
  references: Readonly<Record<string, readonly [string, string]>>,
): readonly [unknown, unknown] => {
  switch (field.type) {
    case 'text':
      return textExamples(name, field);
    case 'longText':
      return [`Long ${name}`, `Other\n${name}`];
    case 'number':
      return [field.min + 1, field.min + 2];
    case 'decimal':
      return [field.min + 1.25, field.min + 2.5];
    case 'code':
      return [`${name}-1`.toUpperCase(), `${name}-2`.toUpperCase()];
    case 'money':
      return [14_005, 90_000];
    case 'length':
      return [762, 851];
    case 'weight':
      return [45_000, 12_000];
    case 'day':
      return ['2026-01-31', '2026-02-28'];
    case 'moment':
      return ['2026-01-31T08:30:00.000Z', '2026-02-28T17:00:00.000Z'];
    case 'color':
      return ['#d8cab0', '#101010'];
    case 'choice':
      return [field.options.at(0), field.options.at(1)];
    case 'choices':
      return [field.options.slice(0, 1), field.options.slice(1, 3)];
    case 'words':
      return [['Linen'], ['Oak', 'Brass']];
    case 'flag':
      return [!field.initial, field.initial];
    case 'custom':
      return [{}, {}];
    case 'contacts':
      return [[person('Mina Park')], [person('Mina Park'), person('Sol Marsh')]];
    case 'reference':
      return references[field.to] ?? [null, null];
  }
};

const textExamples = (
  name: string,
  { format, capitals }: Extract<Field, { type: 'text' }>,
): [string, string] => {
  if (capitals) return [`${name.slice(0, 4).toUpperCase()}1`, `${name.slice(0, 4).toUpperCase()}2`];
  if (format === 'country') return ['FR', 'JP'];
  if (format === 'timezone') return ['Europe/Paris', 'Asia/Tokyo'];
  if (format === 'role') return ['crew', 'designer'];
  if (format === 'email') return ['mina@night-market.test', 'sol@night-market.test'];
  if (format === 'website') return ['https://night-market.test/', 'http://other.test'];
  if (format === 'phone') return ['+1 503 555 0100', '+1 503 555 0199'];
  return [`${name} one`, `${name} two`];
};

const person = (name: string) => ({ name, role: 'Sales', email: '', phone: '' });

/** All fields of a table with the first, or the second, of their values. */
export const allExamples = (
  table: Fields,
  references: Readonly<Record<string, readonly [string, string]>>,
  which: 0 | 1,
) =>
  Object.fromEntries(
    namesOf(table).map((name) => [
      name,
      examplesOf({ name, field: table[name] as Field }, references)[which], // one of its own names
    ]),
  );
