import type { Item } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem, setItemPictures as putItemPictures } from './item-store.ts';

/** Gives an item exactly these pictures, in this order. */
export const setItemPictures = async (
  db: OrgDb,
  actor: Actor,
  { id, pictureIds }: { id: ItemId; pictureIds: FileId[] },
): Promise<Item> => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  const wanted = [...new Set(pictureIds)];
  if ((await putItemPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await record(
    db,
    actor,
    'item.pictures-set',
    { type: 'Item', id, name: before.name },
    { pictures: { from: before.pictures.length, to: wanted.length } },
  );
  const written = await findWrittenItem(db, id);
  if (!written) throw noSuchItem();
  return shownTo(actor, written);
};
