import type { UnitsFound, UnitsSaid, UnitsSold } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { actOnUnits } from './act-on-units.ts';

type Said = z.output<typeof UnitsSaid>;
type Found = z.output<typeof UnitsFound>;

/** Nobody finds these pieces. */
export const markMissing = (context: ChangeContext, { unitIds, note }: Said) =>
  actOnUnits(context, { action: 'markMissing', unitIds, saying: { kind: 'missing', note } });

/** Missing or lost pieces are back, where they were or in another place. */
export const markFound = async (context: ChangeContext, found: Found) => {
  if (found.locationId) await requireOpenPlace(context.db, found.locationId, 'locationId');
  const { unitIds, ...saying } = found;
  return actOnUnits(context, { action: 'markFound', unitIds, saying: { kind: 'found', ...saying } });
};

/** Pieces are no longer used. They can be taken back. */
export const retireUnits = (context: ChangeContext, { unitIds, note }: Said) =>
  actOnUnits(context, { action: 'retire', unitIds, saying: { kind: 'retired', note } });

/** Retired pieces are used again. */
export const reinstateUnits = async (context: ChangeContext, found: Found) => {
  if (found.locationId) await requireOpenPlace(context.db, found.locationId, 'locationId');
  const { unitIds, ...saying } = found;
  return actOnUnits(context, { action: 'reinstate', unitIds, saying: { kind: 'reinstated', ...saying } });
};

/** Pieces were sold and are gone for good. */
export const sellUnits = (context: ChangeContext, { unitIds, note, price }: z.output<typeof UnitsSold>) =>
  actOnUnits(context, { action: 'sell', unitIds, saying: { kind: 'sold', note }, details: { price } });
