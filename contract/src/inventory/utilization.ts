import { type UnitEvent, type UnitState, unitHistory } from './fold-unit.ts';

/** From one moment to another, as numbers of milliseconds. */
export type Period = { readonly from: number; readonly to: number };

/** Locations that are themselves on the road. */
type Vehicles = ReadonlySet<string>;

/**
 * The share of the time that pieces were out of the warehouse, of all the time in a period that they were owned and in
 * use: on the road or at a property. Null when there was no such time. Each piece is told by everything said of it.
 */
export const utilization = (
  pieces: readonly (readonly UnitEvent[])[],
  period: Period,
  vehicles: Vehicles,
): number | null => {
  let [owned, out] = [0, 0];
  for (const events of pieces) {
    const history = unitHistory(events);
    for (const [index, { at, state }] of history.entries()) {
      const next = history[index + 1]?.at ?? period.to;
      const spent = Math.max(0, Math.min(next, period.to) - Math.max(at, period.from));
      if (state.lifecycle !== 'active') continue;
      owned += spent;
      if (isOut(state, vehicles)) out += spent;
    }
  }
  return owned === 0 ? null : out / owned;
};

export const isOut = ({ custody, locationId }: UnitState, vehicles: Vehicles): boolean =>
  custody === 'picked' ||
  custody === 'in_transit' ||
  custody === 'on_site' ||
  (custody === 'in_storage' && locationId !== null && vehicles.has(locationId));
