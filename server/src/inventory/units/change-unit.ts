import type { Unit, UnitChange } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type * as z from 'zod';
import { differences } from '../../audit/difference-rules.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { requireVersion } from '../../platform/db/require-version.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { requireRightsToChange } from '../../team/require-field-rights.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { recordPieces } from './act-on-units.ts';
import { holdUnit } from './get-unit.ts';
import { changeUnitRow, findUnits } from './unit-store.ts';

/** Changes what is known of a piece. Where it is and in what condition follows from its events alone. */
export const changeUnit = async (
  db: OrgDb,
  actor: Actor,
  { id, version, ...facts }: z.output<typeof UnitChange>,
): Promise<Unit> => {
  requireRightsToChange(actor, facts);
  const before = await holdUnit(db, id);
  requireVersion(before, version);
  if (facts.homeLocationId) await requireOpenPlace(db, facts.homeLocationId, 'homeLocationId');
  await changeUnitRow(db, id, facts).catch((error: unknown) => {
    throw isUniqueViolation(error, 'unit_code') ? fieldProblem('code', 'errors.codeTaken') : error;
  });
  const [after] = await findUnits(db, [id], maySeeCosts(actor.ability));
  const named = Object.keys(facts) as (keyof typeof facts)[]; // the keys of this very object
  await recordPieces(
    db,
    actor,
    'unit.changed',
    after ? [after] : [],
    differences(before, { ...before, ...facts } as Unit, named),
  ); // both have every field of a piece
  if (!after) throw new Error('A piece that is held is gone.');
  return after;
};
