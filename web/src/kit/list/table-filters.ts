import type { Field, Fields } from '@archway/contract/kernel/fields';
import { type FilterKind, type FilterNames, filtersOf } from '@archway/contract/kernel/filters';
import { measureLimits } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text-limits';
import { type FilterReader, readDay, readId, readNumber, readSeveral } from '../../ui/list/read-filter.ts';

/** The filters of a list as its table marks them; what an address says of one that it cannot mean is nothing. */
export const tableFilters = <const Table extends Fields>(table: Table) => {
  const filters = filtersOf(table);
  return {
    filters: filters.map(({ name }) => name),
    readFilter: (wanted: FilterNames<Table>, text: string) => {
      const filter = filters.find(({ name }) => name === wanted);
      return filter && readerOf(filter)(text);
    },
  };
};

const readerOf = ({ kind, field }: { kind: FilterKind; field: Field }): FilterReader => {
  if (kind === 'several') return readSeveral(readOption(field));
  if (field.type === 'day') return readDay;
  if (field.type === 'reference') return readId;
  const limits = 'min' in field ? field : measureLimits[field.type as keyof typeof measureLimits]; // none for what is no measure
  return limits ? readNumber(limits) : readOption(field);
};

const readOption =
  (field: Field): FilterReader =>
  (text) =>
    (
      'options' in field
        ? field.options.includes(text)
        : text.length <= ('max' in field ? field.max : textLimits.word)
    )
      ? text
      : undefined;
