import type { NewUnits, Unit } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type * as z from 'zod';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { requireRightsToSet } from '../../team/require-field-rights.ts';
import { requireItem } from '../require-item.ts';
import { requireOpenLocation } from '../require-open-location.ts';
import { recordPieces } from './act-on-units.ts';
import { makePieces } from './make-pieces.ts';
import { nextCodes } from './next-codes.ts';
import { findUnits } from './unit-store.ts';

/** New pieces of an item, put into a location. Codes of their own are taken as they are; the rest get the next ones. */
export const addUnits = async (
  context: ChangeContext,
  { itemId, locationId, quantity, codes, condition, acquiredOn, acquisitionCost }: z.output<typeof NewUnits>,
): Promise<{ rows: Unit[] }> => {
  const { db, actor, clock } = context;
  requireRightsToSet(actor, { acquisitionCost });
  await requireItem(db, itemId, 'unit');
  await requireOpenLocation(db, locationId, 'locationId');
  if (new Set(codes).size !== codes.length) throw fieldProblem('codes', 'errors.codeTaken');
  const wanted = Math.max(quantity, codes.length);
  const allCodes = [...codes, ...(await nextCodes(db, wanted - codes.length))];
  const pieces = allCodes.map((code) => ({
    code,
    itemId,
    locationId,
    condition,
    acquiredOn,
    acquisitionCost,
  }));
  const made = await makePieces(db, { by: actor.userId, at: clock.now().toISOString() }, pieces).catch(
    onTaken('unit_code', 'codes'),
  );
  const rows = await findUnits(db, made, maySeeCosts(actor.ability));
  await recordPieces(context, rows);
  return { rows };
};
