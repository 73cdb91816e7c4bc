import type { LosingAction } from '@archway/contract/inventory/unit-actions';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { UnitId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { requireAction } from './act-on-units.ts';
import { foreseeEvents } from './record-events.ts';
import { findUnitRows } from './unit-store.ts';

type Input = { readonly action: LosingAction; readonly unitIds: readonly UnitId[] };

/** The event that each of them records. */
const kinds = {
  reportDamage: 'damaged',
  markMissing: 'missing',
  retire: 'retired',
  sell: 'sold',
} as const satisfies Record<LosingAction, string>;

/** How pieces would stand once this was said of them, if it can be said of every one of them. Nothing is recorded or held. */
export const foreseeUnits = async ({ db, actor, clock }: ReadContext, { action, unitIds }: Input) => {
  const units = await findUnitRows(db, unitIds);
  if (units.length !== new Set(unitIds).size) throw fieldProblem('unitIds', 'errors.notFound');
  for (const unit of units) requireAction(unit, action);
  const by = { actor: await actor, at: clock.now() };
  const { states } = await foreseeEvents(db, by, units, { kind: kinds[action] });
  const itemOf = new Map(units.map(({ id, itemId }) => [id, itemId]));
  return states.flatMap(({ id, lifecycle, custody }) => {
    const itemId = itemOf.get(id);
    return itemId ? [{ id, itemId, lifecycle, custody }] : [];
  });
};
