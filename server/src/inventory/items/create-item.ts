import type { Item, NewItem } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { shownTo } from './get-item.ts';
import { addItem, findMissingReference } from './item-store.ts';
import { requireCostRight } from './require-cost-right.ts';

/** Adds an item to the catalogue. Its pieces come after it. */
export const createItem = async (db: OrgDb, actor: Actor, item: NewItem): Promise<Item> => {
  requireCostRight(actor, [item.purchaseCost, item.replacementCost]);
  const id = newId<ItemId>();
  // Both travel together; when the first adds nothing, the whole is rolled back.
  const [added] = await Promise.all([
    addItem(db, { ...item, id, createdBy: actor.userId }),
    record(db, actor, 'item.created', { type: 'Item', id, name: item.name }),
  ]).catch(skuTaken);
  if (!added) throw fieldProblem(await findMissingReference(db, item), 'errors.notFound');
  return shownTo(actor, added);
};

export const skuTaken = (error: unknown): never => {
  throw isUniqueViolation(error, 'item_sku') ? fieldProblem('sku', 'errors.codeTaken') : error;
};
