import type { ItemsChange } from '@archway/contract/inventory/item-endpoints';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { itemTransitions } from '@archway/contract/inventory/states';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { mayFollow } from '@archway/contract/kernel/states/transitions';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { firstFew } from '../first-few-rules.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { bringStock } from '../stock/bring-stock.ts';
import { recordEvents } from '../units/record-events.ts';
import { changeItemRows, hasTooManyTags, lockItems, unitsInStorageOf } from './many-items-store.ts';
import { requireUnpromised } from './require-unpromised.ts';

type Change = z.output<typeof ItemsChange>;

/** Changes several items at once: all of them or none. */
export const changeItems = async (
  { db, actor, clock, record }: ChangeContext,
  { ids, locationId, ...change }: Change,
): Promise<{ changed: number }> => {
  const wanted = [...new Set(ids)];
  const held = await lockItems(db, wanted);
  if (held.length !== wanted.length) throw fieldProblem('ids', 'errors.notFound');
  const { status } = change;
  const stuck =
    status && held.find((item) => item.status !== status && !mayFollow(itemTransitions, item.status, status));
  if (stuck)
    throw problem('illegal_transition', `${stuck.name} is ${stuck.status}; it can’t become ${status}.`, {
      from: stuck.status,
      to: status,
      allowed: itemTransitions[stuck.status],
    });
  if (status === 'archived') await requireUnpromised(db, held);
  if (!(await changeItemRows(db, wanted, change))) throw fieldProblem('categoryId', 'errors.notFound');
  if (change.addTags && (await hasTooManyTags(db, wanted, itemFields.tags.most)))
    throw fieldProblem('addTags', 'errors.tooMany', itemFields.tags.most);
  if (locationId) {
    await requireOpenLocation(db, locationId, 'locationId');
    const unitIds = await unitsInStorageOf(db, wanted);
    const by = { actor, at: clock.now() };
    if (unitIds.length > 0) await recordEvents(db, by, unitIds, { kind: 'moved', locationId });
    await bringStock(db, by, wanted, locationId);
  }
  await record(
    { id: null, name: firstFew(held.map(({ name }) => name)) },
    { items: wanted.length, ...change, ...(locationId ? { locationId } : {}) },
  );
  return { changed: wanted.length };
};
