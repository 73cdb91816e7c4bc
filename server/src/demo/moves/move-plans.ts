import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { MembershipId, MoveId, StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { MoveKind, MoveStatus } from '@archway/contract/moves/states';
import { isOut } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { newId } from '../../platform/ids.ts';
import type { StagingValues } from '../stagings/job-rows.ts';

export type Crew = {
  readonly members: readonly { readonly id: MembershipId; readonly userId: UserId }[];
  readonly vehicles: readonly StorageLocationId[];
};

export type PlannedMove = {
  readonly id: MoveId;
  readonly number: number;
  readonly stagingId: StagingValues['id'];
  readonly kind: MoveKind;
  readonly status: Extract<MoveStatus, 'scheduled' | 'completed'>;
  readonly scheduledOn: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly leadId: MembershipId | null;
  readonly vehicleId: StorageLocationId | null;
  readonly crewIds: readonly MembershipId[];
  readonly by: UserId;
  /** Whose phones record it: those who pick and check in, and those who carry. */
  readonly hands: readonly UserId[];
  /** Somebody is on it right now. */
  readonly isRunning: boolean;
};

const windows = [
  ['08:00', '12:00'],
  ['12:30', '16:30'],
  ['09:00', '13:00'],
] as const;

/** What is further away has neither a crew nor a vehicle yet. */
const assignedDays = 14;

/** The trips of all jobs by their days: those of the past are over, one is late, one of next week collides with another. */
export const movePlans = (
  stagings: readonly StagingValues[],
  { today, crew }: { today: string; crew: Crew },
): PlannedMove[] => {
  const collides = collidingDay(stagings, today);
  return stagings
    .flatMap((staging) => tripsOf(staging, { today, collides }))
    .sort((one, other) => (one.scheduledOn < other.scheduledOn ? -1 : 1))
    .map(({ staging, ...trip }, index) => {
      const isAssigned = daysBetween(today, trip.scheduledOn) <= assignedDays;
      // On the day of a collision everybody is where they are on the first one.
      const turn = trip.scheduledOn === collides ? 0 : index;
      const [startsAt, endsAt] = windows[windowOf(trip, index, collides)] ?? ['', ''];
      const lead = turnOf(crew.members, turn);
      const mate = turnOf(crew.members, turn + 1);
      return {
        ...trip,
        id: newId<MoveId>(),
        number: index + 1,
        stagingId: staging.id,
        startsAt,
        endsAt,
        leadId: (isAssigned && lead?.id) || null,
        crewIds: isAssigned && mate ? [mate.id] : [],
        vehicleId: (isAssigned && turnOf(crew.vehicles, turn)) || null,
        by: staging.by.userId,
        hands: [lead, mate].flatMap((member) => member?.userId ?? []),
      };
    });
};

/** What runs today begins in the morning where it goes out, and ends in the afternoon where it comes home. */
const windowOf = (
  { kind, isRunning, scheduledOn }: Omit<Trip, 'staging'>,
  index: number,
  collides: string | undefined,
) => {
  if (isRunning) return kind === 'in' ? 0 : 1;
  if (scheduledOn !== collides) return index % windows.length;
  return kind === 'in' ? 0 : 2;
};

type Trip = Pick<PlannedMove, 'kind' | 'status' | 'scheduledOn' | 'isRunning'> & {
  readonly staging: StagingValues;
};

const planned: readonly StagingStatus[] = ['confirmed', 'designing', 'ready', 'installing'];

const tripsOf = (
  staging: StagingValues,
  { today, collides }: { today: string; collides: string | undefined },
): Trip[] => {
  const { status, installOn, endsOn } = staging;
  const wasIn = status === 'closed' || (isOut(status) && status !== 'installing');
  const trip = (kind: MoveKind, done: boolean, scheduledOn: string): Trip => ({
    staging,
    kind,
    status: done ? 'completed' : 'scheduled',
    isRunning: !done && status === (kind === 'in' ? 'installing' : 'destaging'),
    scheduledOn,
  });
  // Whoever takes a home apart does so today.
  const fetchedOn = status === 'destaging' ? today : endsOn;
  const isNext = collides !== undefined && endsOn === addDays(collides, 1);
  return [
    ...(wasIn || planned.includes(status) ? [trip('in', wasIn, installOn)] : []),
    ...(status === 'closed' ? [trip('out', true, endsOn)] : []),
    // A home that should be empty by now: its truck should have been there yesterday.
    ...(wasIn && status !== 'closed'
      ? [trip('out', false, endsOn < today ? addDays(today, -1) : isNext ? collides : fetchedOn)]
      : []),
  ];
};

/** The day on which the next home is furnished, if another is emptied a day later. */
const collidingDay = (stagings: readonly StagingValues[], today: string) =>
  stagings.find(
    ({ status, installOn }) =>
      status === 'ready' &&
      installOn > today &&
      stagings.some((other) => isOut(other.status) && other.endsOn === addDays(installOn, 1)),
  )?.installOn;

const turnOf = <One>(all: readonly One[], turn: number): One | undefined =>
  all[turn % Math.max(1, all.length)];
