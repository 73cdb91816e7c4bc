import type { Field, Fields } from '@archway/contract/kernel/fields';
import { type FilterKind, type FilterNames, filtersOf } from '@archway/contract/kernel/filters';
import { measureLimits } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text-limits';
import {
  type FilterReader,
  readDay,
  readId,
  readNumber,
  readOneOf,
  readSeveral,
} from '../../ui/list/read-filter.ts';

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
  const isOption: FilterReader =
    'options' in field ? readOneOf(field.options) : readUpTo('max' in field ? field.max : textLimits.word);
  if (kind === 'several') return readSeveral(isOption);
  switch (field.type) {
    case 'day':
      return readDay;
    case 'reference':
      return readId;
    case 'length':
    case 'weight':
    case 'money':
      return readNumber(measureLimits[field.type]);
    case 'number':
    case 'decimal':
      return readNumber(field);
    default:
      return isOption;
  }
};

const readUpTo =
  (most: number): FilterReader =>
  (text) =>
    text.length > most ? undefined : text;
