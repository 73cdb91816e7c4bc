import type { LineId, ReservationId, UnitId } from '@archway/contract/kernel/ids';
import { peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import type { Days } from '@archway/contract/stagings/promises/hold-rules';
import type { KeptPromise, Taken, WantedPromise } from './promise-store.ts';

/** So many of the pieces that a line has in the home are there no longer. */
export type LostPart = {
  readonly id: ReservationId;
  readonly lineId: LineId;
  readonly quantity: number;
};

type Sides = {
  readonly mine: readonly (WantedPromise | KeptPromise)[];
  readonly theirs: readonly Taken[];
  readonly ranges: readonly Days[];
};

type Known = {
  readonly cap: number;
  readonly pieces: readonly UnitId[];
  readonly kept: ReadonlyMap<ReservationId, KeptPromise>;
};

/**
 * More of an item is in homes than there is at all: some were lost there, and whoever holds on to what it has holds on to
 * what is left. Those go first whose very piece is gone, then any of those without a name, the last of the list before others.
 */
export const lostParts = ({ mine, theirs, ranges }: Sides, { cap, pieces, kept }: Known): LostPart[] => {
  const here = mine.filter(({ id, status, quantity }) => {
    const now = id && kept.get(id);
    return status === 'out' && now && now.status === 'out' && now.quantity >= quantity;
  });
  const inHomes = [...here, ...theirs.filter(({ status }) => status === 'out')];
  let rest = Math.max(0, ...ranges.map((range) => peakDemand(inHomes, range) - cap));
  const turn = ({ unitId }: { readonly unitId: UnitId | null }) =>
    unitId === null ? 1 : pieces.includes(unitId) ? 2 : 0;
  return [...here]
    .reverse()
    .sort((one, other) => turn(one) - turn(other))
    .flatMap(({ id, lineId, quantity }): LostPart[] => {
      const lost = Math.min(quantity, rest);
      rest -= lost;
      return id && lost > 0 ? [{ id, lineId, quantity: lost }] : [];
    });
};

/** These lines with what is left of them. */
export const withoutLost = <Line extends Pick<LostPart, 'lineId' | 'quantity'>>(
  lines: readonly Line[],
  lost: readonly LostPart[],
): Line[] =>
  lines.flatMap((line) => {
    const gone = lost.reduce((sum, part) => (part.lineId === line.lineId ? sum + part.quantity : sum), 0);
    return gone < line.quantity ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
