import type { ReservationId, StagingId, UnitId } from '../../kernel/ids.ts';
import { assignUnits } from './assign-units.ts';
import { peakDemand } from './demand-rules.ts';
import { findLosing, type Held } from './find-yielding.ts';
import { unservedOf } from './unserved.ts';

/** What is left of an item once some of its pieces can be promised to nobody any more. */
export type Left = {
  /** The pieces that can no longer be promised. */
  readonly gone: ReadonlySet<UnitId>;
  /** Those that still can. */
  readonly units: readonly UnitId[];
  /** How many can be promised at all. */
  readonly cap: number;
  readonly today: string;
};

/**
 * Who loses how many when pieces can no longer be promised, in the order of the database (`bump_pins`, `make_room`, and the
 * search that follows): the promises of the very pieces, then what is too much on any day, first of whoever has the most time,
 * then whoever the pins of others leave no piece. What is in a home is there, and what is over is over.
 */
export const lossesOf = <Promise extends Held>(
  promises: readonly Promise[],
  left: Left,
): ReadonlyMap<ReservationId, number> => {
  const { gone, cap, today } = left;
  // Where no piece is gone, none is lost to anybody.
  if (gone.size === 0) return new Map();
  const current = promises.filter(({ to }) => to > today);
  const isGone = ({ status, unitId }: Held) => status === 'firm' && unitId !== null && gone.has(unitId);
  const pins = new Map(current.filter(isGone).map((one) => [one.reservationId, one.quantity]));
  const others = withoutLosses(current, pins);
  const tooMany = findLosing(others, [{ from: today, to: never, most: cap }]);
  const unserved = findUnserved(withoutLosses(others, tooMany), others, left);
  return new Map(
    promises.flatMap(({ reservationId: id }) => {
      const lost = [pins, tooMany, unserved].reduce((sum, some) => sum + (some.get(id) ?? 0), 0);
      return lost > 0 ? [[id, lost] as const] : [];
    }),
  );
};

type HeldByJob = Held & { readonly stagingId: StagingId };

/**
 * These promises once the jobs of homes let go what is not there any more (`let_go_of_gone`): first what is held of the very
 * pieces, then what names none, the last before others.
 */
export const withoutGone = <Promise extends HeldByJob>(
  promises: readonly Promise[],
  left: Pick<Left, 'gone'>,
  goneFrom: ReadonlyMap<StagingId, number>,
): Promise[] => {
  const turn = ({ unitId }: Held) => (unitId === null ? 1 : left.gone.has(unitId) ? 0 : 2);
  const inTurn = promises
    .filter(({ status }) => status === 'out')
    .sort(
      (one, other) => turn(one) - turn(other) || (one.reservationId < other.reservationId ? 1 : -1), // the last first
    );
  const rest = new Map(goneFrom);
  const losses = new Map<ReservationId, number>();
  for (const { reservationId, stagingId, quantity } of inTurn) {
    const lost = Math.min(quantity, rest.get(stagingId) ?? 0);
    rest.set(stagingId, (rest.get(stagingId) ?? 0) - lost);
    losses.set(reservationId, lost);
  }
  return withoutLosses(promises, losses);
};

/** Later than every day. */
const never = '~';

/** Where pieces are pinned, enough on every day need not be a piece for everybody. */
const findUnserved = (promises: readonly Held[], before: readonly Held[], { units, today }: Left) => {
  if (before.every(({ unitId }) => unitId === null)) return new Map<string, number>();
  return unservedOf(
    piecesOf(units, promises),
    promises.map((promise) => ({
      ...servedFrom(promise, today),
      isFixed: promise.status === 'out',
    })),
  );
};

/** What is in a home is a piece for whoever has it there, whatever became of it. */
const piecesOf = (units: readonly UnitId[], promises: readonly Held[]): readonly UnitId[] => [
  ...new Set([
    ...units,
    ...promises.flatMap(({ status, unitId }) => (status === 'out' && unitId ? [unitId] : [])),
  ]),
];

/** What was before today hinders nobody any more. */
const servedFrom = ({ reservationId, unitId, quantity, from, to }: Held, today: string) => ({
  id: reservationId,
  unitId,
  quantity,
  from: from < today ? today : from,
  to,
});

/** These promises with what is left of them. */
export const withoutLosses = <Promise extends Held>(
  promises: readonly Promise[],
  losses: ReadonlyMap<ReservationId, number>,
): Promise[] =>
  promises.flatMap((promise) => {
    const quantity = promise.quantity - (losses.get(promise.reservationId) ?? 0);
    return quantity > 0 ? [{ ...promise, quantity }] : [];
  });

/** For how many of the pieces that a promise lost another piece of the item is free on its days, beside what others keep. */
export const replaceableOf = (
  lost: Pick<Held, 'from' | 'to' | 'quantity'>,
  kept: readonly Held[],
  { units, cap, today }: Left,
): number => {
  const from = lost.from < today ? today : lost.from;
  if (from >= lost.to) return 0;
  const others = kept.filter(({ to }) => to > today);
  const isPinned = others.some(({ unitId }) => unitId !== null);
  const fits = (quantity: number) =>
    assignUnits(piecesOf(units, others), [
      ...others.map((one) => servedFrom(one, today)),
      { id: 'again', from, to: lost.to, quantity, unitId: null },
    ]) !== undefined;
  let free = Math.min(lost.quantity, cap - peakDemand(others, { from, to: lost.to }));
  while (isPinned && free > 0 && !fits(free)) free -= 1;
  return Math.max(0, free);
};
