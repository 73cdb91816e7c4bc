import type { Picture } from '@archway/contract/files/picture';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import { folderOf, noteLoose, type PictureRow } from './file-store.ts';
import { takeInPicture } from './take-in-picture.ts';

/** Takes a picture in. The file itself is not kept; and taken in again it is the same picture. */
export const uploadPicture = async (context: FileContext, { file }: { file: File }): Promise<Picture> =>
  takeInPicture(context, Buffer.from(await file.arrayBuffer()), taken);

/** Nothing refers to it yet, or perhaps no longer: its day begins now. */
const taken = async ({ db, clock, record }: ChangeContext, picture: PictureRow): Promise<Picture> => {
  await noteLoose(db, folderOf(db, picture.id), clock.now());
  await record({ id: picture.id });
  return picture;
};
