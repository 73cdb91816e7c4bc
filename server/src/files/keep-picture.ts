import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { isDatabaseDown } from '../platform/db/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { addPicture, folderOf, noteLoose, type PictureRow } from './file-store.ts';
import type { MadePicture } from './sizes-of-pixels.ts';

export type Keeping = Pick<Services, 'db' | 'fileStorage' | 'clock'>;

/** The picture's files, in the file storage already, and what its row will say. */
export type ShelvedPicture = {
  readonly id: FileId;
  /** Writes the row. The same picture taken in before is answered instead. */
  addRow(db: OrgDb, createdBy: UserId | null): Promise<PictureRow>;
};

/**
 * Keeps a picture: first its files, then, in the transaction of `write`, its row. So there is no row without files; and
 * files that get no row are taken away at once, or by the sweep if this process does not live to do it.
 */
export const keepPicture = async <Written extends { id: FileId }>(
  { db, fileStorage, clock }: Keeping,
  orgId: OrgId,
  { made, digest }: { readonly made: MadePicture; readonly digest: Buffer },
  write: (picture: ShelvedPicture) => Promise<Written>,
): Promise<Written> => {
  const id = newId<FileId>();
  const folder = folderOf({ orgId }, id);
  await db.transaction((transaction) => noteLoose(transaction, folder, clock.now()));
  await fileStorage.put(folder, filesOf(made));
  const bytes = Object.values(made.sizes).reduce((sum, { length }) => sum + length, 0);
  const { width, height, tint } = made;
  try {
    const written = await write({
      id,
      addRow: (transaction, createdBy) =>
        addPicture(transaction, { id, width, height, tint, bytes, digest, createdBy }),
    });
    if (written.id !== id) await takeAway(fileStorage, folder);
    return written;
  } catch (error) {
    // A connection that was lost may have been lost after the row was written: the sweep finds out.
    if (!isDatabaseDown(error)) await takeAway(fileStorage, folder);
    throw error;
  }
};

export const fileNameOf = (size: PictureSize) => `${size}.webp`;

const filesOf = ({ sizes }: MadePicture) =>
  Object.fromEntries(
    (Object.keys(pictureSizes) as PictureSize[]).map((size) => [fileNameOf(size), sizes[size]]), // keys of a const object
  );

/** What cannot be taken away now is written down as loose, and the sweep comes back to it. */
const takeAway = (fileStorage: Services['fileStorage'], folder: string) =>
  fileStorage.remove(folder).catch(() => {});
