import type { Item } from '@archway/contract/inventory/item';
import { problem } from '@archway/contract/kernel/api/problem';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { writtenWith } from '../../platform/db/lists/written-json.ts';
import { oneRow } from '../../platform/http/calls/one-row.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { costsOf, findWrittenItem, noCosts, readItem, type WrittenItem, writtenItem } from './item-store.ts';

/** One item as its reader may see it: whoever may not see costs is told none, as if nobody had said them. */
export const shownTo = ({ ability }: Actor, written: WrittenItem | undefined) => {
  if (!written) throw noSuchItem();
  return writtenWith<Item>(written.json, maySeeCosts(ability) ? costsOf(written) : noCosts);
};

/** One item, found and shown to whoever reads it. */
export const getItem = oneRow((db, { id }: { id: ItemId }) => writtenItem(db, id), shownTo);

/** The whole item, for code that compares and decides. */
export const loadItem = async (db: OrgDb, id: ItemId): Promise<Item> => {
  const written = await findWrittenItem(db, id);
  if (!written) throw noSuchItem();
  return readItem(written);
};

export const noSuchItem = () => problem('not_found', 'That item is not in this organization.');
