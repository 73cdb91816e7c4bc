import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, PropertyId } from '@archway/contract/kernel/ids';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getProperty, noSuchProperty } from './get-property.ts';
import { findProperty, lockProperties, putPropertyPictures } from './property-store.ts';

/** Gives a property exactly these photos, in this order. */
export const setPropertyPictures = async (
  context: ChangeContext,
  { id, pictureIds }: { id: PropertyId; pictureIds: FileId[] },
) => {
  const { db, record } = context;
  if (!(await lockProperties(db, [id])).has(id)) throw noSuchProperty();
  const before = await findProperty(db, id);
  const wanted = [...new Set(pictureIds)];
  if ((await putPropertyPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await record(
    { id, name: before?.address ?? '' },
    { pictures: { from: before?.pictureIds.length ?? 0, to: wanted.length } },
  );
  return getProperty(asReading(context), { id });
};
