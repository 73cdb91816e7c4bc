import type { LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Clash } from '@archway/contract/stagings/promises/promise';

type Wanted = Pick<Line, 'id' | 'quantity' | 'unitId' | 'status'>;

/** How many of each line that cannot have all of its pieces are free on its days; other lines are not among them. */
export type Shortages = ReadonlyMap<LineId, number>;

/** Shares what is free of each item among the lines that want it: first what is held firmly, then as they are listed. */
export const shortagesOf = (lines: readonly Wanted[], clashes: readonly Clash[]): Shortages => {
  const shortages = new Map<LineId, number>();
  for (const clash of clashes) {
    const wanting = lines
      .filter(({ id }) => clash.lineIds.includes(id))
      .sort((one, other) => rankOf(one, clash) - rankOf(other, clash));
    const lacking = Math.max(1, clash.wanted - clash.free);
    let left = wanting.reduce((sum, { quantity }) => sum + quantity, 0) - lacking;
    for (const { id, quantity } of wanting) {
      const free = Math.max(0, Math.min(quantity, left));
      left -= free;
      if (free < quantity) shortages.set(id, free);
    }
  }
  return shortages;
};

/** A very piece that somebody else has is free for nobody. */
const rankOf = ({ status, unitId }: Wanted, { holders }: Clash) => {
  if (status === 'firm') return 0;
  return unitId !== null && holders.some((holder) => holder.unitId === unitId) ? 2 : 1;
};

/** How many pieces of some lines are not free. */
export const shortOf = (lines: readonly Pick<Line, 'id' | 'quantity'>[], shortages: Shortages): number =>
  lines.reduce((sum, { id, quantity }) => sum + quantity - (shortages.get(id) ?? quantity), 0);
