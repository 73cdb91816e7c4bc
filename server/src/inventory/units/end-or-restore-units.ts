import type { UnitsFound, UnitsSaid, UnitsSold } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { actOnUnits } from './act-on-units.ts';

type Said = z.output<typeof UnitsSaid>;
type Found = z.output<typeof UnitsFound>;

/** Nobody finds these pieces. */
export const markMissing = (db: OrgDb, actor: Actor, services: Services, { unitIds, note }: Said) =>
  actOnUnits(db, actor, services, {
    action: 'markMissing',
    change: 'unit.missing',
    unitIds,
    saying: { kind: 'missing', note },
  });

/** Missing or lost pieces are back, where they were or in another place. */
export const markFound = async (db: OrgDb, actor: Actor, services: Services, found: Found) => {
  if (found.locationId) await requireOpenPlace(db, found.locationId, 'locationId');
  const { unitIds, ...saying } = found;
  return actOnUnits(db, actor, services, {
    action: 'markFound',
    change: 'unit.found',
    unitIds,
    saying: { kind: 'found', ...saying },
  });
};

/** Pieces are no longer used. They can be taken back. */
export const retireUnits = (db: OrgDb, actor: Actor, services: Services, { unitIds, note }: Said) =>
  actOnUnits(db, actor, services, {
    action: 'retire',
    change: 'unit.retired',
    unitIds,
    saying: { kind: 'retired', note },
  });

/** Retired pieces are used again. */
export const reinstateUnits = async (db: OrgDb, actor: Actor, services: Services, found: Found) => {
  if (found.locationId) await requireOpenPlace(db, found.locationId, 'locationId');
  const { unitIds, ...saying } = found;
  return actOnUnits(db, actor, services, {
    action: 'reinstate',
    change: 'unit.reinstated',
    unitIds,
    saying: { kind: 'reinstated', ...saying },
  });
};

/** Pieces were sold and are gone for good. */
export const sellUnits = (
  db: OrgDb,
  actor: Actor,
  services: Services,
  { unitIds, note, price }: z.output<typeof UnitsSold>,
) =>
  actOnUnits(db, actor, services, {
    action: 'sell',
    change: 'unit.sold',
    unitIds,
    saying: { kind: 'sold', note },
    details: { price },
  });
