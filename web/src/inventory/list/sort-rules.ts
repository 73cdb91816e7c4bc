import { itemFields, type itemSorts } from '@archway/contract/inventory/item-fields';
import type names from '@archway/contract/inventory/names/en.json';
import { isNumber } from '../../ui/fields/use-field-columns.tsx';

type ItemSort = Exclude<(typeof itemSorts)[number], 'relevance'>;

export const orders = ['asc', 'desc'] as const;

/** Under which name an order stands: that of its field, or its own. */
export const nameOfSort = (by: ItemSort): keyof typeof names.item => (by === 'category' ? 'categoryId' : by);

/** What is compared, and so how its two directions are called. */
export const sortType = (by: ItemSort): 'text' | 'number' | 'moment' => {
  if (by === 'createdAt' || by === 'updatedAt') return 'moment';
  if (by === 'available' || by === 'owned') return 'number';
  return by !== 'category' && isNumber(itemFields[by]) ? 'number' : 'text';
};

/** What people look for first: the beginning of the alphabet, the newest, the most that is there. */
export const firstOrder = (by: ItemSort): 'asc' | 'desc' =>
  sortType(by) === 'moment' || by === 'available' || by === 'owned' ? 'desc' : 'asc';
