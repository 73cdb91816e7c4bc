import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { setItemPictures } from './item-store.ts';

/** Gives an item exactly these pictures, in this order, if all of them are here. Answers how many they are. */
export const attachPictures = async (
  db: OrgDb,
  id: ItemId,
  pictureIds: readonly FileId[],
): Promise<number> => {
  const wanted = [...new Set(pictureIds)];
  if ((await setItemPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  return wanted.length;
};
