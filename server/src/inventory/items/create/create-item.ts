import type { NewItemWithPieces } from '@archway/contract/inventory/new-items';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { requireCustomValues } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import { onTaken } from '../../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { newId } from '../../../platform/ids.ts';
import { requireRightsToSet } from '../../../team/require-field-rights.ts';
import { receiveStock } from '../../stock/change-stock.ts';
import { addUnits } from '../../units/add-units.ts';
import { attachPictures } from '../attach-pictures.ts';
import { shownTo } from '../get-item.ts';
import { findWrittenItem, newItemRow, referencesHere } from '../item-store.ts';

/** Adds an item to the catalog, with its photos and the pieces of it that came: all of it or nothing. */
export const createItem = async (context: ChangeContext, item: NewItemWithPieces) => {
  const { db, actor, record, recordWith } = context;
  requireRightsToSet(actor, item);
  // Of a category alone the write itself finds out.
  const [references] = item.vendorId ? await referencesHere(db, item) : [];
  if (references) requireReferences(references);
  const customFields = await requireCustomValues(db, 'item', item.customFields);
  const id = newId<ItemId>();
  const subject = { id, name: item.name };
  const row = newItemRow(db, { ...item, customFields, id, createdBy: actor.userId });
  if (isAlone(item))
    return shownTo(actor, found(await recordWith(subject, {}, row).catch(onTaken('item_sku', 'sku'))));
  const [added] = await row.catch(onTaken('item_sku', 'sku'));
  found(added);
  const pictures = item.pictureIds.length > 0 ? await attachPictures(db, id, item.pictureIds) : 0;
  await record(subject, pictures > 0 ? { pictures } : {});
  await addPieces(context, id, item);
  return shownTo(actor, await findWrittenItem(db, id));
};

/** Written by one statement then. */
const isAlone = ({ quantity, codes, pictureIds }: NewItemWithPieces) =>
  quantity + codes.length + pictureIds.length === 0;

const addPieces = async ({ makingAlso }: ChangeContext, itemId: ItemId, item: NewItemWithPieces) => {
  const { tracking, quantity, locationId, codes, condition, acquiredOn, purchaseCost } = item;
  if (locationId === null || quantity + codes.length === 0) return;
  if (tracking === 'bulk')
    await receiveStock(makingAlso('stock.received'), { itemId, locationId, quantity, note: '' });
  else
    await addUnits(makingAlso('unit.added'), {
      itemId,
      locationId,
      quantity,
      codes,
      condition,
      acquiredOn,
      acquisitionCost: purchaseCost,
    });
};

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw noSuchReference('categoryId');
  return row;
};

export const requireReferences = (are: { categoryIsHere: boolean; vendorIsHere: boolean }) => {
  if (!are.categoryIsHere) throw noSuchReference('categoryId');
  if (!are.vendorIsHere) throw noSuchReference('vendorId');
};

const noSuchReference = (field: 'categoryId' | 'vendorId') => fieldProblem(field, 'errors.notFound');
