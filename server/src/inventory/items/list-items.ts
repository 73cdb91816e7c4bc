import type { ItemRow, ItemsQuery } from '@archway/contract/inventory/item';
import type { Page } from '@archway/contract/kernel/page';
import type { OrgDb } from '../../platform/db/db.ts';
import { rawJson } from '../../platform/http/raw-json.ts';
import { type ReadPage, readItemPage } from './item-page-store.ts';
import { isFar, makeBeginnings } from './page-beginnings.ts';

/** The catalogue, a page at a time. */
export const listItems = async (db: OrgDb, query: ItemsQuery): Promise<Page<ItemRow>> => {
  const { json } = await (isFar(query) ? readFarPage(db, query) : readItemPage(db, query));
  return rawJson<Page<ItemRow>>(json);
};

/** Read from where an earlier one began, and from the first name on if one has come, gone or changed since. */
const readFarPage = async (db: OrgDb, query: ItemsQuery): Promise<ReadPage> => {
  const at = (query.page - 1) * query.itemsPerPage;
  const known = beginnings.before(db.orgId, at);
  const near = known && (await readItemPage(db, query, known.beginning));
  const read = near && near.mark === known.mark ? near : await readItemPage(db, query, null);
  const { mark, sortName, id } = read;
  if (mark && sortName && id) beginnings.remember(db.orgId, mark, { at, sortName, id });
  return read;
};

const beginnings = makeBeginnings();
