import type { UnitsFound, UnitsRecorded, UnitsSold } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { actOnUnits } from './act-on-units.ts';

type Recorded = z.output<typeof UnitsRecorded>;
type Found = z.output<typeof UnitsFound>;

/** Nobody finds these pieces. */
export const markMissing = (context: ChangeContext, { unitIds, note }: Recorded) =>
  actOnUnits(context, { action: 'markMissing', unitIds, event: { kind: 'missing', note } });

/** Missing or lost pieces are back, where they were or in another location. */
export const markFound = async (context: ChangeContext, found: Found) => {
  if (found.locationId) await requireOpenLocation(context.db, found.locationId, 'locationId');
  const { unitIds, ...event } = found;
  return actOnUnits(context, { action: 'markFound', unitIds, event: { kind: 'found', ...event } });
};

/** Pieces are no longer used. They can be taken back. */
export const retireUnits = (context: ChangeContext, { unitIds, note }: Recorded) =>
  actOnUnits(context, { action: 'retire', unitIds, event: { kind: 'retired', note } });

/** Retired pieces are used again. */
export const reinstateUnits = async (context: ChangeContext, found: Found) => {
  if (found.locationId) await requireOpenLocation(context.db, found.locationId, 'locationId');
  const { unitIds, ...event } = found;
  return actOnUnits(context, { action: 'reinstate', unitIds, event: { kind: 'reinstated', ...event } });
};

/** Pieces were sold and are gone for good. */
export const sellUnits = (context: ChangeContext, { unitIds, note, price }: z.output<typeof UnitsSold>) =>
  actOnUnits(context, { action: 'sell', unitIds, event: { kind: 'sold', note }, details: { price } });
