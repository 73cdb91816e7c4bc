import { utilization } from '@archway/contract/inventory/utilization';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { noSuchItem } from '../get-item.ts';
import { findWrittenItem } from '../item-store.ts';
import { eventsOfItem, vehicleIds } from './utilization-store.ts';

const day = 86_400_000;

/** How much of the last quarter and of the last year its pieces were out of the warehouse. Of bulk nobody can tell. */
export const getUtilization = async ({ db, clock }: ReadContext, { id }: { id: ItemId }) => {
  const [item, pieces, vehicles] = await Promise.all([
    findWrittenItem(db, id),
    eventsOfItem(db, id),
    vehicleIds(db),
  ]);
  if (!item) throw noSuchItem();
  const to = clock.now().getTime();
  const shareOf = (days: number) => utilization(pieces, { from: to - days * day, to }, vehicles);
  return { last90Days: shareOf(90), last365Days: shareOf(365) };
};
