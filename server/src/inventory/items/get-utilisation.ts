import { utilisation } from '@archway/contract/inventory/utilisation';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { noSuchItem } from './get-item.ts';
import { findWrittenItem } from './item-store.ts';
import { eventsOfItem, vehicleIds } from './utilisation-store.ts';

const day = 86_400_000;

/** How much of the last quarter and of the last year its pieces were out of the warehouse. Of bulk nobody can tell. */
export const getUtilisation = async (db: OrgDb, { clock }: Services, id: ItemId) => {
  const [item, pieces, vehicles] = await Promise.all([
    findWrittenItem(db, id),
    eventsOfItem(db, id),
    vehicleIds(db),
  ]);
  if (!item) throw noSuchItem();
  const to = clock.now().getTime();
  const shareOf = (days: number) => utilisation(pieces, { from: to - days * day, to }, vehicles);
  return { last90Days: shareOf(90), last365Days: shareOf(365) };
};
