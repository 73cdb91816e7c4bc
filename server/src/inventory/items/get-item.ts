import type { Item } from '@archway/contract/inventory/item';
import type { ItemId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from '../../platform/db/db.ts';
import { rawJson } from '../../platform/http/raw-json.ts';
import type { Actor, Ask } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { findWrittenItem, readItem, type WrittenItem, writtenItem } from './item-store.ts';

/** One item as its reader may see it. */
export const getItem = async (ask: Ask, id: ItemId): Promise<Item> => {
  const { answer, actor } = await ask((db) => writtenItem(db, id));
  if (!answer) throw noSuchItem();
  return shownTo(actor, answer);
};

/** The whole item, for code that compares and decides. */
export const loadItem = async (db: OrgDb, id: ItemId): Promise<Item> => {
  const written = await findWrittenItem(db, id);
  if (!written) throw noSuchItem();
  return readItem(written);
};

/** Whoever may not see costs is told none, as if nobody had said them. */
export const shownTo = ({ ability }: Actor, { json, purchaseCost, replacementCost }: WrittenItem): Item => {
  const costs = maySeeCosts(ability)
    ? { purchaseCost, replacementCost }
    : { purchaseCost: null, replacementCost: null };
  return rawJson<Item>(`${json.slice(0, -1)},${JSON.stringify(costs).slice(1)}`);
};

export const noSuchItem = () => problem('not_found', 'That item is not in this organization.');
