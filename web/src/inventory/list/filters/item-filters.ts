import { itemFilterFields } from '@archway/contract/inventory/item-fields';
import {
  type CustomWanted,
  readCustomFilter,
  writeCustomFilter,
} from '@archway/contract/kernel/fields/custom-filter';
import { longestChosen, mostChosen } from '@archway/contract/kernel/limits';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { tableFilters } from '../../../kit/list/table-filters.ts';
import { chosenOf, type FilterReader, readId } from '../../../ui/list/read-filter.ts';

/** Values of fields that an organization defines itself; which there are, only the server knows. */
const readCustom: FilterReader = (text) => {
  const understood = readCustomFilter(text).filter(
    ({ id, value }) => readId(id) && value.trim() !== '' && value.length <= textLimits.word,
  );
  let wanted = understood.slice(0, mostChosen);
  while (writeCustomFilter(wanted).length > longestChosen) wanted = wanted.slice(0, -1);
  return wanted.length > 0 ? writeCustomFilter(wanted) : undefined;
};

/** Every filter of the list, by what an address says of it, as far as the server would take it. */
export const itemFilters = { ...tableFilters(itemFilterFields), custom: readCustom };
type ItemFilter = keyof typeof itemFilters;

/** Those beside status, category and location, which are always to be seen, by the contract's names. */
export type MoreFilter = Exclude<ItemFilter, `selected${string}`>;
export const moreFilters = (Object.keys(itemFilters) as ItemFilter[]).filter(
  (name): name is MoreFilter => !name.startsWith('selected'),
); // its own keys
export type FilterChange = Partial<Record<ItemFilter, string | undefined>>;
export type ItemFilters = Readonly<FilterChange>;

/** How many of the further filters are on. */
export const moreCount = (filters: ItemFilters) =>
  moreFilters.filter((name) => filters[name] !== undefined).length;

/** Filters that say one thing together are one chip. */
export const filterGroups = [
  { name: 'colors', of: ['colors'] },
  { name: 'styles', of: ['styles'] },
  { name: 'rooms', of: ['roomTypes'] },
  { name: 'tags', of: ['tags'] },
  { name: 'vendor', of: ['vendorId'] },
  { name: 'size', of: ['maxWidth', 'maxDepth', 'maxHeight', 'minWidth'] },
  { name: 'rent', of: ['minRent', 'maxRent'] },
  { name: 'free', of: ['freeFrom', 'freeTo'] },
  { name: 'tracking', of: ['tracking'] },
  { name: 'catalog', of: ['status'] },
  { name: 'custom', of: ['custom'] },
] as const satisfies readonly { name: string; of: readonly MoreFilter[] }[];
export type FilterGroup = (typeof filterGroups)[number]['name'];

/** The same without a choice it had, or with one it had not; undefined when none is left. */
export const withToggled = (text: string | undefined, choice: string): string | undefined => {
  const chosen = chosenOf(text);
  const next = chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
  return next.join(',') || undefined;
};

/** The values of custom fields that are wanted. */
export const customOf = (text: string | undefined): readonly CustomWanted[] =>
  text === undefined ? [] : readCustomFilter(text);

/** The same without a value it had, or with one it had not; undefined when none is left. */
export const withCustomToggled = (text: string | undefined, { id, value }: CustomWanted) => {
  const wanted = customOf(text);
  const others = wanted.filter((each) => each.id !== id || each.value !== value);
  const next = others.length < wanted.length ? others : [...wanted, { id, value }];
  return next.length > 0 ? writeCustomFilter(next) : undefined;
};
