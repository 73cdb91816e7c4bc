import { problem } from '@archway/contract/kernel/api/problem';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { loadItem, noSuchItem } from './get-item.ts';
import { deleteItem, itemHasHistory, lockItem } from './item-store.ts';

/** Removes an item that was added by mistake. One that ever had a piece is archived instead: its history stays. */
export const removeItem = async ({ db, record }: ChangeContext, { id }: { id: ItemId }) => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const item = await loadItem(db, id);
  if (await itemHasHistory(db, id))
    throw problem('in_use', `${item.name} has pieces or a history. Archive it instead.`, {
      pieces: item.counts.owned,
    });
  await deleteItem(db, id);
  await record({ id, name: item.name });
  return { ok: true as const };
};
