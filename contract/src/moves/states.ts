import type { Transitions } from '../kernel/states/may-follow.ts';

/** Into a home, or out of it. */
export const moveKinds = ['in', 'out'] as const;
export type MoveKind = (typeof moveKinds)[number];

export const moveStatuses = [
  'draft',
  'scheduled',
  'picking',
  'in_transit',
  'on_site',
  'returning',
  'checking_in',
  'completed',
  'canceled',
] as const;
export type MoveStatus = (typeof moveStatuses)[number];

/** As what a move is planned: a draft is not settled yet, and its crew need not count on it. */
export const plannedAs = ['scheduled', 'draft'] as const satisfies readonly MoveStatus[];

const never = [] as const;

/** What is under way follows from what the crew records; a move is scheduled, completed and canceled by somebody. */
export const moveTransitions = {
  in: {
    draft: ['scheduled', 'canceled'],
    scheduled: ['picking', 'canceled'],
    picking: ['in_transit', 'on_site', 'returning', 'completed'],
    in_transit: ['on_site', 'returning', 'completed'],
    on_site: ['returning', 'completed'],
    returning: ['completed'],
    checking_in: never,
    completed: never,
    canceled: never,
  },
  out: {
    draft: ['scheduled', 'canceled'],
    scheduled: ['on_site', 'canceled'],
    picking: never,
    on_site: ['in_transit', 'checking_in', 'completed'],
    in_transit: ['checking_in', 'completed'],
    returning: never,
    checking_in: ['completed'],
    completed: never,
    canceled: never,
  },
} as const satisfies Record<MoveKind, Transitions<MoveStatus>>;

/** Nothing is recorded of these any more but what comes late. */
export const endedMoveStatuses = ['completed', 'canceled'] as const satisfies readonly MoveStatus[];

/** What a line has come to. It follows from its events and is never set. */
export const moveLineStatuses = [
  'planned',
  'picking',
  'picked',
  'dropping',
  'dropped',
  'returned',
  'short',
  'missing',
  'substituted',
  'closed',
] as const;
export type MoveLineStatus = (typeof moveLineStatuses)[number];

/** In which part of a move something is done, in order. */
export const legsOf = {
  in: ['pickup', 'dropoff', 'return'],
  out: ['pickup', 'dropoff'],
} as const satisfies Record<MoveKind, readonly string[]>;
export type Leg = (typeof legsOf)[MoveKind][number];

/** The parts in which a move is shown. */
export const moveTabs = ['overview', 'pickup', 'dropoff', 'return'] as const satisfies readonly (
  | 'overview'
  | Leg
)[];
export type MoveTab = (typeof moveTabs)[number];
