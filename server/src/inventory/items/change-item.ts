import type { Item, ItemChange } from '@archway/contract/inventory/item';
import { differences } from '../../audit/difference-rules.ts';
import { recordWith } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { requireVersion, staleVersion } from '../../platform/db/require-version.ts';
import type { Ask } from '../../platform/http/request-context.ts';
import { requireRightsToChange } from '../../team/require-field-rights.ts';
import { requireReferences, skuTaken } from './create-item.ts';
import { noSuchItem, shownTo } from './get-item.ts';
import { changedItemRow, factsToChange, namedFacts } from './item-store.ts';

/** Changes what is known of an item. What is not named stays as it is. */
export const changeItem = async (db: OrgDb, ask: Ask, change: ItemChange): Promise<Item> => {
  const { id, version, ...facts } = change;
  const { actor, answer: old } = await ask((asked) => factsToChange(asked, change));
  requireRightsToChange(actor, facts);
  if (!old) throw noSuchItem();
  requireVersion(old, version);
  requireReferences(old);
  const details = differences(old, { ...old, ...facts }, namedFacts(facts));
  const subject = { type: 'Item', id, name: facts.name ?? old.name };
  const after = await recordWith(
    db,
    { actor, action: 'item.changed', subject, details },
    changedItemRow(db, change),
  ).catch(skuTaken('sku'));
  // Somebody else was quicker, after it was looked at here.
  if (!after) throw staleVersion();
  return shownTo(actor, after);
};
