import type { Item } from '@archway/contract/inventory/item';
import { type ItemStatus, itemTransitions } from '@archway/contract/inventory/states';
import type { ItemId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/transitions';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { loadItem, noSuchItem, shownTo } from './get-item.ts';
import { findWrittenItem, lockItem, setItemStatus } from './item-store.ts';

/** Takes a draft or an archived item into use. */
export const activateItem = (db: OrgDb, actor: Actor, id: ItemId) =>
  changeStatus(db, actor, id, 'active', 'item.activated');

/** Takes an item out of use. Its pieces and its history stay. */
export const archiveItem = (db: OrgDb, actor: Actor, id: ItemId) =>
  changeStatus(db, actor, id, 'archived', 'item.archived');

const changeStatus = async (
  db: OrgDb,
  actor: Actor,
  id: ItemId,
  status: ItemStatus,
  action: string,
): Promise<Item> => {
  if (!(await lockItem(db, id))) throw noSuchItem();
  const before = await loadItem(db, id);
  requireTransition(itemTransitions, before.status, status);
  const [, , written] = await Promise.all([
    setItemStatus(db, id, status),
    record(db, actor, action, { type: 'Item', id, name: before.name }),
    findWrittenItem(db, id),
  ]);
  if (!written) throw noSuchItem();
  return shownTo(actor, written);
};
