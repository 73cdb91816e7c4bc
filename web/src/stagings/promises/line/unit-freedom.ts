import type { Unit } from '@archway/contract/inventory/unit';
import type { ItemAvailability } from '@archway/contract/stagings/availability';

type Held = Pick<
  ItemAvailability['holders'][number],
  'lineId' | 'unitId' | 'status' | 'name' | 'to' | 'endsOn'
>;

type UnitFreedom =
  | { readonly is: 'unusable' | 'free' | 'taken' }
  | { readonly is: 'pinned'; readonly holder: Held };

/**
 * Whether a piece can be had on the days of a stay. What nobody pinned is any piece: it takes this one only where none is
 * left beside it. What the line itself holds stands in nobody’s way.
 */
export const unitFreedom = (
  { id, custody }: Pick<Unit, 'id' | 'custody'>,
  { free, holders }: { readonly free: number; readonly holders: readonly Held[] },
  lineId?: string,
): UnitFreedom => {
  if (custody === 'missing' || custody === 'in_repair') return { is: 'unusable' };
  const others = holders.filter((holder) => holder.status !== 'soft' && holder.lineId !== lineId);
  const pinned = others.find((holder) => holder.unitId === id);
  if (pinned) return { is: 'pinned', holder: pinned };
  const own = holders.some((holder) => holder.status !== 'soft' && holder.lineId === lineId);
  return { is: free > 0 || own ? 'free' : 'taken' };
};
