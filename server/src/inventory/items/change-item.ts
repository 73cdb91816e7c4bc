import type { ItemChange } from '@archway/contract/inventory/item';
import type { CustomValues } from '@archway/contract/kernel/fields/fields';
import { customDifferences } from '../../organizations/custom-fields/custom-value-rules.ts';
import {
  lockCustomFields,
  requireValidValues,
} from '../../organizations/custom-fields/lock-custom-fields.ts';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion, staleVersion } from '../../platform/db/changes/require-version.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireRightsToChange } from '../../team/require-field-rights.ts';
import { requireReferences } from './create/create-item.ts';
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
  const custom = facts.customFields && (await customChange(db, old.customFields ?? {}, facts.customFields));
  const plain = namedFacts(facts).filter((name) => name !== 'customFields');
  const details = { ...differences(old, { ...old, ...facts }, plain), ...custom?.details };
  const changed = custom ? { ...change, customFields: custom.values } : change;
  const subject = { id, name: facts.name ?? old.name };
  const after = await recordWith(subject, details, changedItemRow(db, changed)).catch(
    onTaken('item_sku', 'sku'),
  );
  // Somebody else was quicker, after it was looked at here.
  if (!after) throw staleVersion();
  return shownTo(actor, after);
};

/** Values of custom fields are given whole; the log names those that differ. */
const customChange = async (db: OrgDb, before: CustomValues, given: CustomValues) => {
  const rows = await lockCustomFields(db, 'item');
  const values = requireValidValues(rows, given);
  return { values, details: customDifferences(rows, before, values) };
};
