import type { Item } from '@archway/contract/inventory/item';
import type { ItemId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { addItem, findWrittenItem, setItemPictures } from './item-store.ts';

/** A draft with the same facts and pictures, without pieces. What names one thing only, the sku, stays with the first. */
export const duplicateItem = async (db: OrgDb, actor: Actor, id: ItemId): Promise<Item> => {
  const original = await loadItem(db, id);
  const copy = newId<ItemId>();
  // A vendor or category removed since then is not taken along by itself: both are refused removal while an item has them.
  await addItem(db, { ...original, id: copy, sku: '', status: 'draft', createdBy: actor.userId });
  const pictureIds = original.pictures.map((picture) => picture.id);
  if (pictureIds.length > 0) await setItemPictures(db, copy, pictureIds);
  await record(
    db,
    actor,
    'item.duplicated',
    { type: 'Item', id: copy, name: original.name },
    { original: id },
  );
  const written = await findWrittenItem(db, copy);
  if (!written) throw noSuchItem();
  return shownTo(actor, written);
};
