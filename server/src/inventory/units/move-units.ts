import type { UnitsMoved } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { actOnUnits } from './act-on-units.ts';

/** Pieces stand in another place now. */
export const moveUnits = async (
  db: OrgDb,
  actor: Actor,
  services: Services,
  { unitIds, locationId, note }: z.output<typeof UnitsMoved>,
) => {
  const place = await requireOpenPlace(db, locationId, 'locationId');
  return actOnUnits(db, actor, services, {
    action: 'move',
    change: 'unit.moved',
    unitIds,
    saying: { kind: 'moved', locationId, note },
    details: { to: place.name },
  });
};
