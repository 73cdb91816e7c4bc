import type { Unit, UnitChange } from '@archway/contract/inventory/unit';
import { unitFields } from '@archway/contract/inventory/unit-fields';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { requireRightsToChange } from '../../team/require-field-rights.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { recordPieces } from './act-on-units.ts';
import { lockUnit } from './get-unit.ts';
import { changeUnitRow, findUnits } from './unit-store.ts';

/** Changes what is known of a piece. Where it is and in what condition follows from its events alone. */
export const changeUnit = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof UnitChange>,
): Promise<Unit> => {
  const { db, actor } = context;
  requireRightsToChange(actor, change);
  const before = await lockUnit(db, id);
  requireVersion(before, version);
  if (change.homeLocationId) await requireOpenLocation(db, change.homeLocationId, 'homeLocationId');
  const changed = withChange(before, change);
  await changeUnitRow(db, id, changed).catch(onTaken('unit_code', 'code'));
  const [after] = await findUnits(db, [id], maySeeCosts(actor.ability));
  await recordPieces(context, after ? [after] : [], differences(before, changed, namesOf(unitFields)));
  if (!after) throw new Error('A piece that is held is gone.');
  return after;
};
