import type { EventId, ItemId, MoveId, StorageLocationId } from '../kernel/ids.ts';
import type { Verdict } from './states.ts';

/** What is said on a move of what is only counted, as far as something is carried by it. */
export const countedKinds = ['picked', 'dropped', 'returned', 'missing', 'found', 'sold', 'left'] as const;
export type CountedKind = (typeof countedKinds)[number];

export type CountedOnMove = {
  readonly id: EventId;
  readonly at: string;
  readonly itemId: ItemId;
  readonly moveId: MoveId;
  readonly moveKind: 'in' | 'out';
  /** Where it stands in the home. */
  readonly siteId: StorageLocationId;
  readonly kind: CountedKind;
  readonly quantity: number;
  /** The bin it came from, or goes back to. */
  readonly locationId: StorageLocationId | null;
  readonly verdict: Verdict | null;
};
