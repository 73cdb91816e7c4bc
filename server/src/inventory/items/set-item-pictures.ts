import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { attachPictures } from './attach-pictures.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem } from './item-store.ts';

/** Gives an item exactly these pictures, in this order. */
export const setItemPictures = async (
  { db, actor, record }: ChangeContext,
  { id, pictureIds }: { id: ItemId; pictureIds: FileId[] },
) => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  const to = await attachPictures(db, id, pictureIds);
  await record({ id, name: before.name }, { pictures: { from: before.pictures.length, to } });
  return shownTo(actor, await findWrittenItem(db, id));
};
