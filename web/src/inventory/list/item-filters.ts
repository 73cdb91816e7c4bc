import { colorFamilies, roomTypes } from '@archway/contract/inventory/item-choices';
import { itemStatuses, shownStatuses, trackings } from '@archway/contract/inventory/states';
import {
  type CustomWanted,
  readCustomFilter,
  writeCustomFilter,
} from '@archway/contract/kernel/custom-filter';
import { type FilterReader, readDay, readId, readOneOf } from '../../ui/list/read-filter.ts';

/** The filters beside status, category and location, by the contract's names and as the address writes them. */
export const moreFilters = [
  'colors',
  'styles',
  'roomTypes',
  'tags',
  'vendorId',
  'maxWidth',
  'maxDepth',
  'maxHeight',
  'minWidth',
  'minRent',
  'maxRent',
  'freeFrom',
  'freeTo',
  'tracking',
  'status',
  'custom',
] as const;
export type MoreFilter = (typeof moreFilters)[number];

type ItemFilter = keyof typeof itemFilters;
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

/** Several choices are written `a,b`. */
export const chosenOf = (text: string | undefined): readonly string[] =>
  text?.split(',').filter(Boolean) ?? [];

/** The same without a choice it had, or with one it had not; undefined when none is left. */
export const withToggled = (text: string | undefined, choice: string): string | undefined => {
  const chosen = chosenOf(text);
  const next = chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
  return next.length > 0 ? next.join(',') : undefined;
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

/** The contract takes twenty choices, four hundred characters in all. */
const several =
  (allowed?: readonly string[]): FilterReader =>
  (text) => {
    const known = chosenOf(text).filter((each) => (allowed ? allowed.includes(each) : each.length <= 40));
    let chosen = [...new Set(known)].slice(0, 20);
    while (chosen.join(',').length > 400) chosen = chosen.slice(0, -1);
    return chosen.length > 0 ? chosen.join(',') : undefined;
  };

const between =
  (least: number, most: number): FilterReader =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? String(Number(text))
      : undefined;

/** Values of fields that an organization defines itself; which there are, only the server knows. */
const readCustom: FilterReader = (text) => {
  const understood = readCustomFilter(text).filter(
    ({ id, value }) => readId(id) && value.trim() !== '' && value.length <= 40,
  );
  let wanted = understood.slice(0, 20);
  while (writeCustomFilter(wanted).length > 400) wanted = wanted.slice(0, -1);
  return wanted.length > 0 ? writeCustomFilter(wanted) : undefined;
};

const millimeters = between(1, 100_000);
const money = between(0, 2_000_000_000);

/** Every filter of the list, by what an address says of it: those that are always to be seen come first. */
export const itemFilters = {
  selectedStatus: readOneOf(shownStatuses),
  selectedCategory: readId,
  selectedLocation: readId,
  colors: several(colorFamilies),
  styles: several(),
  roomTypes: several(roomTypes),
  tags: several(),
  vendorId: readId,
  maxWidth: millimeters,
  maxDepth: millimeters,
  maxHeight: millimeters,
  minWidth: millimeters,
  minRent: money,
  maxRent: money,
  freeFrom: readDay,
  freeTo: readDay,
  tracking: readOneOf(trackings),
  status: readOneOf(itemStatuses),
  custom: readCustom,
} satisfies Readonly<Record<MoreFilter, FilterReader>> & Readonly<Record<string, FilterReader>>;
