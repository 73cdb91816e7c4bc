import type { Item, NewItem } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { recordWith } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { shownTo } from './get-item.ts';
import { findMissingReference, newItemRow } from './item-store.ts';
import { requireCostRight } from './require-cost-right.ts';

/** Adds an item to the catalogue. Its pieces come after it. */
export const createItem = async (db: OrgDb, acting: Promise<Actor>, item: NewItem): Promise<Item> => {
  // Of a category alone the write itself finds out.
  const [actor, missing] = await Promise.all([
    acting,
    item.vendorId ? findMissingReference(db, item) : undefined,
  ]);
  requireCostRight(actor, [item.purchaseCost, item.replacementCost]);
  if (missing) throw noSuchReference(missing);
  const id = newId<ItemId>();
  const added = await recordWith(
    db,
    { actor, action: 'item.created', subject: { type: 'Item', id, name: item.name } },
    newItemRow(db, { ...item, id, createdBy: actor.userId }),
  ).catch(skuTaken);
  if (!added) throw noSuchReference('categoryId');
  return shownTo(actor, added);
};

export const noSuchReference = (field: 'categoryId' | 'vendorId') => fieldProblem(field, 'errors.notFound');

export const skuTaken = (error: unknown): never => {
  throw isUniqueViolation(error, 'item_sku') ? fieldProblem('sku', 'errors.codeTaken') : error;
};
