import { type Import, mostPictureZips } from '@archway/contract/inventory/imports/import';
import { isRunning } from '@archway/contract/inventory/imports/import-states';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { FileContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport, lockImport } from '../get-import.ts';
import { addFile, nextFileNo } from '../part-store.ts';
import { refuseFile } from '../send-sheet.ts';
import { openPictureZip } from '../sheet/picture-zip.ts';
import { addPictures } from './picture-store.ts';

/** Takes in a zip of the pictures that rows name. They are looked at when rows that name them are checked. */
export const sendPictures = async (
  { change }: FileContext,
  { id, file }: { id: ImportId; file: File },
): Promise<Import> => {
  const named = await picturesIn(file).catch(refuseFile);
  if (named.size === 0) throw fieldProblem('file', 'errors.picture');
  return change(async (context) => {
    const { db, actor, record } = context;
    const held = await lockImport(db, actor, id);
    if (isRunning(held.state) || held.state === 'done' || held.state === 'canceled')
      throw problem('illegal_transition', `This is ${held.state}; it takes no photos now.`, {
        from: held.state,
      });
    const fileNo = await nextFileNo(db, id);
    if (fileNo > mostPictureZips) throw fieldProblem('file', 'errors.tooMany', mostPictureZips);
    await addFile(db, id, fileNo, file);
    await addPictures(
      db,
      id,
      fileNo,
      [...named].map(([name, { entry, digest }]) => ({ name, entry, digest })),
    );
    await record({ id, name: held.fileName });
    return getImport(asReading(context), { id });
  });
};

const picturesIn = async (file: File) =>
  (await openPictureZip(Buffer.from(await file.arrayBuffer()))).named();
