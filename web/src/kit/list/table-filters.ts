import { type Field, type Fields, fieldsWhere, type ValueOf } from '@archway/contract/kernel/fields';
import { type FilterReader, readOneOf } from '../../ui/list/read-filter.ts';

type Filtered<Table extends Fields> = ReturnType<typeof fieldsWhere<Table, 'filter'>>;
type TableFilters<Table extends Fields> = {
  readonly [Name in keyof Filtered<Table>]: FilterReader<Extract<ValueOf<Table[Name]>, string>>;
};

/** The filters of a list as its table marks them; what an address says of one that it cannot mean is nothing. */
export const tableFilters = <const Table extends Fields>(table: Table): TableFilters<Table> =>
  Object.fromEntries(
    Object.entries<Field>(fieldsWhere(table, 'filter')).map(([name, field]) => [name, readerOf(field)]),
  ) as TableFilters<Table>; // a reader for each, of its values

const readerOf = (field: Field): FilterReader => {
  if (field.type === 'choice') return readOneOf(field.options);
  return (text) => (field.type === 'text' && text.length > field.max ? undefined : text);
};
