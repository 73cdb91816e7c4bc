import { keptPictures } from '@archway/contract/files/kept-pictures';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { FileId, PropertyId } from '@archway/contract/kernel/ids';
import { mostPropertyPictures } from '@archway/contract/properties/property';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getProperty, noSuchProperty } from './get-property.ts';
import { findProperty, lockProperties, putPropertyPictures } from './property-store.ts';

/** Gives a property these photos, in this order, and after them those that the sender had not seen. */
export const setPropertyPictures = async (
  context: ChangeContext,
  { id, pictureIds, seenIds }: { id: PropertyId; pictureIds: FileId[]; seenIds?: FileId[] | undefined },
) => {
  const { db, record } = context;
  if (!(await lockProperties(db, [id])).has(id)) throw noSuchProperty();
  const before = await findProperty(db, id);
  const wanted = keptPictures(pictureIds, before?.pictureIds ?? [], seenIds);
  if (wanted.length > mostPropertyPictures)
    throw fieldProblem('pictureIds', 'errors.tooMany', mostPropertyPictures);
  if ((await putPropertyPictures(db, id, wanted)) !== wanted.length)
    throw fieldProblem('pictureIds', 'errors.notFound');
  await record(
    { id, name: before?.address ?? '' },
    { pictures: { from: before?.pictureIds.length ?? 0, to: wanted.length } },
  );
  return getProperty(asReading(context), { id });
};
