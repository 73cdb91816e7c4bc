import type { NowThere } from '../kernel/now-there.ts';
import { endedMoveStatuses, type MoveKind, type MoveStatus } from './states.ts';

/** What somebody has to look at: moves that should be over, or that nobody leads or drives. */
export const moveAttentions = ['late', 'unassigned'] as const;

export const isMoveEnded = (status: MoveStatus) =>
  (endedMoveStatuses as readonly MoveStatus[]).includes(status);

/** Nothing is on its way yet: what goes along can still be planned anew, or called off. */
export const isMovePlanned = (status: MoveStatus) => status === 'draft' || status === 'scheduled';

/** The statuses of a job in which each kind can be planned: pieces go into a home that is promised them, and out of one that has them. */
export const plannedDuring = {
  in: ['confirmed', 'designing', 'ready', 'installing', 'live'],
  out: ['installing', 'live', 'notice', 'destaging'],
} as const satisfies Record<MoveKind, readonly string[]>;

/** Whether one can be planned for a job of this status: out of a home also as long as so many pieces are left there. */
export const isPlannable = (kind: MoveKind, status: string, here: number) =>
  (plannedDuring[kind] as readonly string[]).includes(status) || (kind === 'out' && here > 0);

type Due = { readonly status: MoveStatus; readonly scheduledOn: string; readonly endsAt: string };

/** It should be over by now: its window has ended, or its day where it has none. */
export const isMoveLate = ({ status, scheduledOn, endsAt }: Due, { today, time }: NowThere) =>
  !isMoveEnded(status) && (scheduledOn < today || (scheduledOn === today && endsAt !== '' && endsAt <= time));

type Assigned = {
  readonly status: MoveStatus;
  readonly leadId: string | null;
  readonly vehicleId: string | null;
};

/** Nobody leads it, or nobody knows what they drive. */
export const isMoveUnassigned = ({ status, leadId, vehicleId }: Assigned) =>
  !isMoveEnded(status) && (leadId === null || vehicleId === null);
