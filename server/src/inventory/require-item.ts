import type { Tracking } from '@archway/contract/inventory/states';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { findItemName } from './item-name-store.ts';

/** An item that is here and whose pieces are counted in this way. */
export const requireItem = async (db: OrgDb, id: ItemId, tracking: Tracking) => {
  const item = await findItemName(db, id);
  if (!item) throw fieldProblem('itemId', 'errors.notFound');
  if (item.tracking !== tracking) throw fieldProblem('itemId', 'errors.tracking');
  return item;
};
