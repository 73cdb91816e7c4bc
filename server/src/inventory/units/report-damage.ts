import type { UnitsDamaged } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { openWorkOrders } from '../work-orders/open-work-orders.ts';
import { actOnUnits } from './act-on-units.ts';

/** Pieces are damaged. Each gets a work order, and none can be promised before it is done. */
export const reportDamage = async (
  db: OrgDb,
  actor: Actor,
  services: Services,
  { unitIds, condition, kind, note }: z.output<typeof UnitsDamaged>,
) => {
  const pieces = await actOnUnits(db, actor, services, {
    action: 'reportDamage',
    change: 'unit.damaged',
    unitIds,
    saying: { kind: 'damaged', condition, note },
    details: { condition },
  });
  await openWorkOrders(db, actor, pieces, { kind, note });
  return pieces;
};
