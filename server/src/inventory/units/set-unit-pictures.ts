import { keptPictures } from '@archway/contract/files/kept-pictures';
import { mostPictures } from '@archway/contract/inventory/limits';
import type { Unit } from '@archway/contract/inventory/unit';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, UnitId } from '@archway/contract/kernel/ids';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { recordPieces } from './act-on-units.ts';
import { getUnit, lockUnit } from './get-unit.ts';
import { putUnitPictures } from './unit-store.ts';

/** Gives a piece these pictures, in this order, and after them those that the sender had not seen. */
export const setUnitPictures = async (
  context: ChangeContext,
  { id, pictureIds, seenIds }: { id: UnitId; pictureIds: FileId[]; seenIds?: FileId[] | undefined },
): Promise<Unit> => {
  const { db } = context;
  const before = await lockUnit(db, id);
  const wanted = keptPictures(pictureIds, before.pictureIds, seenIds);
  if (wanted.length > mostPictures) throw fieldProblem('pictureIds', 'errors.tooMany', mostPictures);
  if ((await putUnitPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await recordPieces(context, [before], {
    pictures: { from: before.pictureIds.length, to: wanted.length },
  });
  return getUnit(asReading(context), { id });
};
