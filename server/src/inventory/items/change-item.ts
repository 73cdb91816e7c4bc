import type { ItemChange } from '@archway/contract/inventory/item';
import { differences } from '../../platform/audit/difference-rules.ts';
import { requireVersion, staleVersion } from '../../platform/db/require-version.ts';
import type { ChangeContext } from '../../platform/http/use-case-context.ts';
import { requireRightsToChange } from '../../team/require-field-rights.ts';
import { requireReferences, skuTaken } from './create-item.ts';
import { noSuchItem, shownTo } from './get-item.ts';
import { changedItemRow, factsToChange, namedFacts } from './item-store.ts';

/** Changes what is known of an item. What is not named stays as it is. */
export const changeItem = async ({ db, actor, recordWith }: ChangeContext, change: ItemChange) => {
  const { id, version, ...facts } = change;
  requireRightsToChange(actor, facts);
  const [old] = await factsToChange(db, change);
  if (!old) throw noSuchItem();
  requireVersion(old, version);
  requireReferences(old);
  const details = differences(old, { ...old, ...facts }, namedFacts(facts));
  const subject = { id, name: facts.name ?? old.name };
  const after = await recordWith(subject, details, changedItemRow(db, change)).catch(skuTaken('sku'));
  // Somebody else was quicker, after it was looked at here.
  if (!after) throw staleVersion();
  return shownTo(actor, after);
};
