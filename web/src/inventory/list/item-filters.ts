import { itemFilterFields } from '@archway/contract/inventory/item-fields';
import type { FilterNames } from '@archway/contract/kernel/filters';
import { tableFilters } from '../../kit/list/table-filters.ts';
import { chosenOf } from '../../ui/list/read-filter.ts';

/** Every filter of the list; `readItemFilter` is what an address says of one, as far as the server would take it. */
export const { filters: itemFilters, readFilter: readItemFilter } = tableFilters(itemFilterFields);
export type ItemFilter = FilterNames<typeof itemFilterFields>;

/** Those beside status, category and location, which are always to be seen, by the contract's names. */
export type MoreFilter = Exclude<ItemFilter, `selected${string}`>;
export const moreFilters = itemFilters.filter((name): name is MoreFilter => !name.startsWith('selected'));
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
] as const satisfies readonly { name: string; of: readonly MoreFilter[] }[];
export type FilterGroup = (typeof filterGroups)[number]['name'];

/** The same without a choice it had, or with one it had not; undefined when none is left. */
export const withToggled = (text: string | undefined, choice: string): string | undefined => {
  const chosen = chosenOf(text);
  const next = chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
  return next.join(',') || undefined;
};
