import type { Field, Fields } from '@archway/contract/kernel/fields';
import { type FilterKind, type FilterNames, filtersOf } from '@archway/contract/kernel/filters';
import { measureLimits } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text-limits';
import { type FilterReader, readDay, readId, readNumber, readSeveral } from '../../ui/list/read-filter.ts';

/** The filters of a list as its table marks them; what an address says of one that it cannot mean is nothing. */
export const tableFilters = <const Table extends Fields>(table: Table) => {
  const filters = filtersOf(table);
  const readers = new Map(filters.map(({ name, kind, field }) => [name, readerOf(kind, field)]));
  return {
    filters: filters.map(({ name }) => name),
    readFilter: (name: FilterNames<Table>, text: string) => readers.get(name)?.(text),
  };
};

const readerOf = (kind: FilterKind, field: Field): FilterReader => {
  if (kind === 'several') return readSeveral(readOption(field));
  if (field.type === 'day') return readDay;
  if (field.type === 'reference') return readId;
  const limits = 'min' in field ? field : measureLimits[field.type as keyof typeof measureLimits]; // none for what is no measure
  return limits ? readNumber(limits) : readOption(field);
};

const readOption =
  (field: Field): FilterReader =>
  (text) => {
    const isMeant = 'options' in field ? field.options.includes(text) : text.length <= longestOf(field);
    return isMeant ? text : undefined;
  };

const longestOf = (field: Field) => ('max' in field ? field.max : textLimits.word);
