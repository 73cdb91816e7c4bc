import type { Item } from '@archway/contract/inventory/item';
import type { ItemId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from '../../platform/db/db.ts';
import { RawJson } from '../../platform/http/calls/raw-json.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { costsOf, findWrittenItem, noCosts, readItem, type WrittenItem, writtenItem } from './item-store.ts';

/** What is asked for one item, in one statement together with who reads it. */
export const itemQuery = (db: OrgDb, { id }: { id: ItemId }) => writtenItem(db, id);

/** One item as its reader may see it: whoever may not see costs is told none, as if nobody had said them. */
export const shownTo = ({ ability }: Actor, written: WrittenItem | undefined): RawJson<Item> => {
  if (!written) throw noSuchItem();
  const { json } = written;
  const shown = maySeeCosts(ability) ? costsOf(written) : noCosts;
  return new RawJson(`${json.slice(0, -1)},${JSON.stringify(shown).slice(1)}`);
};

/** The whole item, for code that compares and decides. */
export const loadItem = async (db: OrgDb, id: ItemId): Promise<Item> => {
  const written = await findWrittenItem(db, id);
  if (!written) throw noSuchItem();
  return readItem(written);
};

export const noSuchItem = () => problem('not_found', 'That item is not in this organization.');
