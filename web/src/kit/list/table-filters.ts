import { type Field, type Fields, namesWhere } from '@archway/contract/kernel/fields';
import { readOneOf } from '../../ui/list/read-filter.ts';

/** The filters of a list as its table marks them; what an address says of one that it cannot mean is nothing. */
export const tableFilters = <const Table extends Fields>(table: Table) => ({
  filters: namesWhere(table, 'filter'),
  readFilter: (name: ReturnType<typeof namesWhere<Table, 'filter'>>[number], text: string) =>
    readField(table[name] as Field, text), // one of its own
});

const readField = (field: Field, text: string): string | undefined => {
  if (field.type === 'choice') return readOneOf(field.options)(text);
  return field.type === 'text' && text.length > field.max ? undefined : text;
};
