import type { UnitsDamaged } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { openWorkOrders } from '../work-orders/open-work-orders.ts';
import { actOnUnits } from './act-on-units.ts';

/** Pieces are damaged. Each gets a work order, and none can be promised before it is done. */
export const reportDamage = async (
  context: ChangeContext,
  { unitIds, condition, kind, note }: z.output<typeof UnitsDamaged>,
) => {
  const pieces = await actOnUnits(context, {
    action: 'reportDamage',
    unitIds,
    event: { kind: 'damaged', condition, note },
    details: { condition },
  });
  await openWorkOrders(context.db, context.actor, pieces, { kind, note });
  return pieces;
};
