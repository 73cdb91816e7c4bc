import type { Item, ItemChange } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import { differences } from '../../audit/difference-rules.ts';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { requireVersion } from '../../platform/db/require-version.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { skuTaken } from './create-item.ts';
import { noSuchItem, shownTo } from './get-item.ts';
import { changeItemRow, findMissingReference, holdWrittenItem, readItem } from './item-store.ts';
import { requireCostRight } from './require-cost-right.ts';

/** Changes what is known of an item. What is not named stays as it is. */
export const changeItem = async (db: OrgDb, actor: Actor, change: ItemChange): Promise<Item> => {
  const { id, version, ...facts } = change;
  requireCostRight(actor, [facts.purchaseCost, facts.replacementCost]);
  const before = await holdWrittenItem(db, id);
  if (!before) throw noSuchItem();
  const old = readItem(before);
  requireVersion(old, version);
  const named = Object.keys(facts) as (keyof typeof facts)[]; // the keys of this very object
  const details = differences(old, { ...old, ...facts } as Item, named); // both have every field of an item
  const [after] = await Promise.all([
    changeItemRow(db, change),
    record(db, actor, 'item.changed', { type: 'Item', id, name: facts.name ?? old.name }, details),
  ]).catch(skuTaken);
  if (!after) throw fieldProblem(await findMissingReference(db, facts), 'errors.notFound');
  return shownTo(actor, after);
};
