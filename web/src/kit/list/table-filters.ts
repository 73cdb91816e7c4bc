import type { Field, Fields } from '@archway/contract/kernel/fields/fields';
import {
  type FilterKind,
  type FilterValues,
  filtersOf,
  type WrittenValue,
} from '@archway/contract/kernel/fields/filters';
import { measureLimits } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import {
  type FilterReader,
  readDay,
  readId,
  readNumber,
  readOneOf,
  readSeveral,
} from '../../ui/list/read-filter.ts';

type TableFilters<Table extends Fields> = {
  readonly [Name in keyof FilterValues<Table>]: FilterReader<WrittenValue<FilterValues<Table>[Name]>>;
};

/** The filters of a list as its table marks them; what an address says of one that it cannot mean is nothing. */
export const tableFilters = <const Table extends Fields>(table: Table): TableFilters<Table> =>
  Object.fromEntries(
    filtersOf(table).map(({ name, ...filter }) => [name, readerOf(filter)]),
  ) as unknown as TableFilters<Table>; // a reader for each, of its values

const readerOf = ({ kind, field }: { kind: FilterKind; field: Field }): FilterReader => {
  if (kind === 'several') return readSeveral(readOption(field));
  if (field.type === 'day') return readDay;
  if (field.type === 'reference') return readId;
  const limits = 'min' in field ? field : measureLimits[field.type as keyof typeof measureLimits]; // none for what is no measure
  return limits ? readNumber(limits) : readOption(field);
};

const readOption = (field: Field): FilterReader => {
  if ('options' in field) return readOneOf(field.options);
  const most = 'max' in field ? field.max : textLimits.word;
  return (text) => (text.length <= most ? text : undefined);
};
