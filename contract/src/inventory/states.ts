import type { Transitions } from '../kernel/states/transitions.ts';

/** An item is counted piece by piece, each with its own code, or by quantity. */
export const trackings = ['unit', 'bulk'] as const;
export type Tracking = (typeof trackings)[number];

export const itemStatuses = ['draft', 'active', 'archived'] as const;
export type ItemStatus = (typeof itemStatuses)[number];
export const itemTransitions = {
  draft: ['active'],
  active: ['archived'],
  archived: ['active'],
} as const satisfies Transitions<ItemStatus>;

export const lifecycles = ['active', 'retired', 'sold', 'lost', 'disposed'] as const;
export type Lifecycle = (typeof lifecycles)[number];
export const lifecycleTransitions = {
  active: ['retired', 'sold', 'lost', 'disposed'],
  retired: ['active'],
  sold: [],
  lost: ['active'],
  disposed: [],
} as const satisfies Transitions<Lifecycle>;

export const custodies = [
  'in_storage',
  'picked',
  'in_transit',
  'on_site',
  'in_repair',
  'missing',
  'left',
] as const;
export type Custody = (typeof custodies)[number];

export const conditions = ['new', 'good', 'fair', 'poor', 'broken'] as const;
export type Condition = (typeof conditions)[number];
/** What a damaged piece can be in. */
export const damages = ['fair', 'poor', 'broken'] as const satisfies readonly Condition[];

/** What a piece or an item shows as its status, the worst first: the first that is true of any piece is the item's label. */
export const shownStatuses = [
  'missing',
  'in_repair',
  'in_transit',
  'on_site',
  'picked',
  'reserved',
  'available',
  'retired',
  'sold',
  'none',
] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** The one status of a piece. Lost counts as missing, disposed as retired; pinned is what is promised to a job from today on. */
export const shownStatusOf = ({
  lifecycle,
  custody,
  isPinned = false,
}: {
  lifecycle: Lifecycle;
  custody: Custody;
  isPinned?: boolean;
}): ShownStatus => {
  if (lifecycle !== 'active')
    return { retired: 'retired', disposed: 'retired', sold: 'sold', lost: 'missing' }[
      lifecycle
    ] as ShownStatus; // every other lifecycle is named
  if (custody === 'in_storage') return isPinned ? 'reserved' : 'available';
  return custody === 'left' ? 'sold' : custody;
};

export const workOrderStatuses = ['open', 'in_progress', 'done', 'canceled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];
export const workOrderTransitions = {
  open: ['in_progress', 'done', 'canceled'],
  in_progress: ['done', 'canceled'],
  done: [],
  canceled: [],
} as const satisfies Transitions<WorkOrderStatus>;
export const workOrderKinds = ['clean', 'repair'] as const;

/** What whoever checks a piece in says of it: it goes to its bin, to be cleaned or repaired first, or to nobody again. */
export const verdicts = ['ok', 'clean', 'repair', 'retire'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a piece goes back to storage on the day it was brought into a home. */
export const returnReasons = ['not_needed', 'does_not_fit', 'damaged', 'wrong_item', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** When a home is photographed: as it is found, and as it is left. */
export const photoMoments = ['before', 'after'] as const;
export type PhotoMoment = (typeof photoMoments)[number];
