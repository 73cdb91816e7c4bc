import type { Transitions } from '../kernel/states/may-follow.ts';

export const stagingStatuses = [
  'lead',
  'quoted',
  'confirmed',
  'designing',
  'ready',
  'installing',
  'live',
  'notice',
  'destaging',
  'closed',
  'lost',
  'canceled',
] as const;
export type StagingStatus = (typeof stagingStatuses)[number];

/** Until the first piece is on its way a job can be called off; a home that does not sell after all goes back to live. */
export const stagingTransitions = {
  lead: ['quoted', 'canceled'],
  quoted: ['confirmed', 'lost', 'canceled'],
  confirmed: ['designing', 'ready', 'canceled'],
  designing: ['ready', 'canceled'],
  ready: ['installing', 'canceled'],
  installing: ['live'],
  live: ['live', 'notice'],
  notice: ['destaging'],
  destaging: ['live', 'closed'],
  closed: [],
  lost: [],
  canceled: [],
} as const satisfies Transitions<StagingStatus>;

/** What the night does to jobs, of which the log tells too. */
export const nightlyActions = ['staging.renewed', 'staging.held-longer', 'staging.holds-expired'] as const;

/** What the database writes to the logs of both when pieces are taken away from a job, whichever change led to it. */
export const bumpActions = ['staging.bumped', 'staging.took-pieces'] as const;

/** Nothing is promised to these yet; their pieces are only held softly. */
export const unconfirmedStatuses = ['lead', 'quoted'] as const satisfies readonly StagingStatus[];

/** Their pieces are in the home, or on the road to or from it. */
export const outStatuses = [
  'installing',
  'live',
  'notice',
  'destaging',
] as const satisfies readonly StagingStatus[];

/** Nothing happens to these any more. */
export const endedStatuses = ['closed', 'lost', 'canceled'] as const satisfies readonly StagingStatus[];

export const designStatuses = ['draft', 'shared', 'approved', 'superseded'] as const;
export type DesignStatus = (typeof designStatuses)[number];

export const reservationStatuses = ['soft', 'firm', 'out', 'released', 'expired', 'bumped'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Something is held by these, if only softly. */
export const holdingStatuses = ['soft', 'firm', 'out'] as const satisfies readonly ReservationStatus[];

/** What these hold nobody else can have on those days. */
export const blockingStatuses = ['firm', 'out'] as const satisfies readonly ReservationStatus[];
