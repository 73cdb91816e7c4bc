import { keptPictures } from '@archway/contract/files/kept-pictures';
import { mostPictures } from '@archway/contract/inventory/limits';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { attachPictures } from './attach-pictures.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem } from './item-store.ts';

/** Gives an item these pictures, in this order, and after them those that the sender had not seen. */
export const setItemPictures = async (
  { db, actor, record }: ChangeContext,
  { id, pictureIds, seenIds }: { id: ItemId; pictureIds: FileId[]; seenIds?: FileId[] | undefined },
) => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  const wanted = keptPictures(
    pictureIds,
    before.pictures.map((picture) => picture.id),
    seenIds,
  );
  if (wanted.length > mostPictures) throw fieldProblem('pictureIds', 'errors.tooMany', mostPictures);
  const to = await attachPictures(db, id, wanted);
  await record({ id, name: before.name }, { pictures: { from: before.pictures.length, to } });
  return shownTo(actor, await findWrittenItem(db, id));
};
