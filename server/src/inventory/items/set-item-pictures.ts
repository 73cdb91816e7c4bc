import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/use-case-context.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem, setItemPictures as putItemPictures } from './item-store.ts';

/** Gives an item exactly these pictures, in this order. */
export const setItemPictures = async (
  { db, actor, record }: ChangeContext,
  { id, pictureIds }: { id: ItemId; pictureIds: FileId[] },
) => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  const wanted = [...new Set(pictureIds)];
  if ((await putItemPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await record({ id, name: before.name }, { pictures: { from: before.pictures.length, to: wanted.length } });
  return shownTo(actor, await findWrittenItem(db, id));
};
