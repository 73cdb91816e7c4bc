import type { RoomType } from '../inventory/item-choices.ts';

/** Homes by a tap: the rooms of each, in the order one walks through them. */
export const homePlans = {
  studio: ['entry', 'living', 'kitchen', 'bath'],
  one_bedroom: ['entry', 'living', 'dining', 'kitchen', 'primary_bedroom', 'bath'],
  two_bedroom: ['entry', 'living', 'dining', 'kitchen', 'primary_bedroom', 'bedroom', 'bath'],
  three_bedroom: [
    'entry',
    'living',
    'dining',
    'kitchen',
    'primary_bedroom',
    'bedroom',
    'bedroom',
    'bath',
    'bath',
  ],
  four_bedroom: [
    'entry',
    'living',
    'family',
    'dining',
    'kitchen',
    'primary_bedroom',
    'bedroom',
    'bedroom',
    'bedroom',
    'office',
    'bath',
    'bath',
    'outdoor',
  ],
  event: ['entry', 'event', 'event'],
} as const satisfies Record<string, readonly RoomType[]>;
export type HomePlan = keyof typeof homePlans;
