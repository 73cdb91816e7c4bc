import { type ItemStatus, itemTransitions } from '@archway/contract/inventory/states';
import type { ItemId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem, setItemStatus } from './item-store.ts';
import { requireUnpromised } from './require-unpromised.ts';

/** Takes a draft or an archived item into use. */
export const activateItem = (context: ChangeContext, { id }: { id: ItemId }) =>
  changeStatus(context, id, 'active');

/** Takes an item out of use. Its pieces and its history stay. */
export const archiveItem = (context: ChangeContext, { id }: { id: ItemId }) =>
  changeStatus(context, id, 'archived');

const changeStatus = async ({ db, actor, record }: ChangeContext, id: ItemId, status: ItemStatus) => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  requireTransition(itemTransitions, before.status, status);
  if (status === 'archived') await requireUnpromised(db, [before]);
  const [, , written] = await Promise.all([
    setItemStatus(db, id, status),
    record({ id, name: before.name }),
    findWrittenItem(db, id),
  ]);
  return shownTo(actor, written);
};
