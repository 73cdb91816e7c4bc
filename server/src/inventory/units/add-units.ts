import type { NewUnits, Unit } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { EventId, UnitId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { requireRightsToSay } from '../../team/require-field-rights.ts';
import { requireItem } from '../require-item.ts';
import { requireOpenPlace } from '../require-open-place.ts';
import { recordPieces } from './act-on-units.ts';
import { addEvents } from './event-store.ts';
import { nextCodes } from './next-codes.ts';
import { addUnits as addUnitRows, findUnits } from './unit-store.ts';

/** New pieces of an item, put into a place. Codes of their own are taken as they are; the rest get the next ones. */
export const addUnits = async (
  db: OrgDb,
  actor: Actor,
  { clock }: Services,
  { itemId, locationId, quantity, codes, condition, acquiredOn, acquisitionCost }: z.output<typeof NewUnits>,
): Promise<{ rows: Unit[] }> => {
  requireRightsToSay(actor, { acquisitionCost });
  await requireItem(db, itemId, 'unit');
  await requireOpenPlace(db, locationId, 'locationId');
  if (new Set(codes).size !== codes.length) throw fieldProblem('codes', 'errors.codeTaken');
  const wanted = Math.max(quantity, codes.length);
  const allCodes = [...codes, ...(await nextCodes(db, wanted - codes.length))];
  const at = clock.now().toISOString();
  const units = allCodes.map((code) => ({
    id: newId<UnitId>(),
    code,
    itemId,
    locationId,
    condition,
    acquiredOn,
    acquisitionCost,
    at,
    by: actor.userId,
  }));
  await addUnitRows(db, units).catch((error: unknown) => {
    throw isUniqueViolation(error, 'unit_code') ? fieldProblem('codes', 'errors.codeTaken') : error;
  });
  await addEvents(
    db,
    units.map(({ id }) => ({
      id: newId<EventId>(),
      at,
      kind: 'added' as const,
      itemId,
      unitId: id,
      quantity: 1,
      locationId,
      condition,
      note: '',
      undoes: null,
      by: actor.userId,
    })),
  );
  const rows = await findUnits(
    db,
    units.map(({ id }) => id),
    maySeeCosts(actor.ability),
  );
  await recordPieces(db, actor, 'unit.added', rows);
  return { rows };
};
