import type { ItemId } from '@archway/contract/kernel/ids';
import { lockCustomFields } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { newId } from '../../../platform/ids.ts';
import { loadItem, shownTo } from '../get-item.ts';
import { addItem, findWrittenItem, setItemPictures } from '../item-store.ts';

/** A draft with the same facts and pictures, without pieces. What names one thing only, the sku, stays with the first. */
export const duplicateItem = async ({ db, actor, record }: ChangeContext, { id }: { id: ItemId }) => {
  const original = await loadItem(db, id);
  const copy = newId<ItemId>();
  // A field may have gone meanwhile; those that are there are held.
  const known = new Set<string>((await lockCustomFields(db, 'item')).map((field) => field.id));
  const kept = Object.entries(original.customFields).filter(([field]) => known.has(field));
  // A vendor or category removed since then is not taken along by itself: both are refused removal while an item has them.
  await addItem(db, {
    ...original,
    customFields: Object.fromEntries(kept),
    id: copy,
    sku: '',
    status: 'draft',
    createdBy: actor.userId,
  });
  const pictureIds = original.pictures.map((picture) => picture.id);
  if (pictureIds.length > 0) await setItemPictures(db, copy, pictureIds);
  await record({ id: copy, name: original.name }, { original: id });
  return shownTo(actor, await findWrittenItem(db, copy));
};
