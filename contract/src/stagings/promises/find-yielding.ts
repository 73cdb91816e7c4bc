import type { ReservationId } from '../../kernel/ids.ts';
import type { Days } from './hold-rules.ts';
import type { Holder } from './promise.ts';

/** A range of days on which others may take so many at most. */
export type Room = Days & { readonly most: number };

export type Held = Pick<Holder, 'reservationId' | 'status' | 'quantity' | 'unitId' | 'from' | 'to'>;

/**
 * Who gives up how many so that others take no more than that on any of these days, as `make_room` of the database does it:
 * first whoever has the most time to find something else, and of each only as much as is needed. Nothing if that cannot be,
 * because what is in homes stays there.
 */
export const findYielding = (
  holders: readonly Held[],
  rooms: readonly Room[],
): ReadonlyMap<ReservationId, number> | undefined => {
  const { given, isEnough } = findGiving(holders, rooms, yieldingOf(holders));
  return isEnough ? given : undefined;
};

/** The same where pieces are gone already: also where what is in homes is too much, everything else gives way. */
export const findLosing = (
  holders: readonly Held[],
  rooms: readonly Room[],
): ReadonlyMap<ReservationId, number> => findGiving(holders, rooms, yieldingOf(holders)).given;

/**
 * Whose ends free what is missing, the first to end first: the same rule, for whoever cannot take anything from others and
 * waits until it comes back, also out of homes. Nobody where there would be too few even then.
 */
export const findFreeing = (holders: readonly Held[], rooms: readonly Room[]): ReservationId[] => {
  const byEnd = [...holders].sort(firstBackFirst);
  const { given, isEnough } = findGiving(holders, rooms, byEnd);
  return isEnough ? byEnd.map(({ reservationId }) => reservationId).filter((id) => given.has(id)) : [];
};

const yieldingOf = (holders: readonly Held[]) =>
  holders.filter(({ status }) => status === 'firm').sort(mostTimeFirst);

type Giving = {
  readonly given: ReadonlyMap<ReservationId, number>;
  /** Whether others take no more than that then, on any of these days. */
  readonly isEnough: boolean;
};

/** Who of these, in their order, gives up how many so that others take no more than that on any of these days. */
const findGiving = (holders: readonly Held[], rooms: readonly Room[], yielding: readonly Held[]): Giving => {
  let isEnough = true;
  const left = new Map(holders.map(({ reservationId, quantity }) => [reservationId, quantity]));
  const leftOf = ({ reservationId }: Held) => left.get(reservationId) ?? 0;
  for (const { from, to, most } of rooms)
    for (const day of daysToLookAt(holders, { from, to })) {
      const isHere = (holder: Held) => holder.from <= day && day < holder.to;
      let tooMany = holders.filter(isHere).reduce((sum, holder) => sum + leftOf(holder), 0) - most;
      for (const holder of yielding.filter(isHere)) {
        const given = Math.min(leftOf(holder), Math.max(0, tooMany));
        left.set(holder.reservationId, leftOf(holder) - given);
        tooMany -= given;
      }
      if (tooMany > 0) isEnough = false;
    }
  const given = new Map(
    holders
      .filter((holder) => leftOf(holder) < holder.quantity)
      .map((holder) => [holder.reservationId, holder.quantity - leftOf(holder)] as const),
  );
  return { given, isEnough };
};

/** The most are taken on the first day of a range, or on one on which somebody begins. */
const daysToLookAt = (holders: readonly Held[], { from, to }: Days) =>
  [...new Set([from, ...holders.map((holder) => holder.from)])]
    .filter((day) => day >= from && day < to)
    .sort();

const mostTimeFirst = (one: Held, other: Held) =>
  compare(other.from, one.from) ||
  compare(one.unitId ?? '', other.unitId ?? '') ||
  compare(other.reservationId, one.reservationId);

const firstBackFirst = (one: Held, other: Held) =>
  compare(one.to, other.to) || compare(one.reservationId, other.reservationId);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
