import type { Unit } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { FileId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { recordPieces } from './act-on-units.ts';
import { getUnit, holdUnit } from './get-unit.ts';
import { putUnitPictures } from './unit-store.ts';

/** Gives a piece exactly these pictures, in this order. */
export const setUnitPictures = async (
  db: OrgDb,
  actor: Actor,
  { id, pictureIds }: { id: UnitId; pictureIds: FileId[] },
): Promise<Unit> => {
  const before = await holdUnit(db, id);
  const wanted = [...new Set(pictureIds)];
  if ((await putUnitPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await recordPieces(db, actor, 'unit.pictures-set', [before], {
    pictures: { from: before.pictureIds.length, to: wanted.length },
  });
  return getUnit(db, actor, id);
};
