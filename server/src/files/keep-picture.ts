import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { addPicture, type PictureRow } from './file-store.ts';
import { type Keeping, keepFiles } from './keep-files.ts';
import type { MadePicture } from './sizes-of-pixels.ts';

export type { Keeping } from './keep-files.ts';

/** The picture's files, in the file storage already, and what its row will say. */
export type ShelvedPicture = {
  readonly id: FileId;
  /** Writes the row. The same picture taken in before is answered instead. */
  addRow(db: OrgDb, createdBy: UserId | null): Promise<PictureRow>;
};

/** Keeps a picture in its sizes, with its row in the transaction of `write`. */
export const keepPicture = <Written extends { id: FileId }>(
  keeping: Keeping,
  orgId: OrgId,
  { made, digest }: { readonly made: MadePicture; readonly digest: Buffer },
  write: (picture: ShelvedPicture) => Promise<Written>,
): Promise<Written> => {
  const bytes = Object.values(made.sizes).reduce((sum, { length }) => sum + length, 0);
  const { width, height, tint } = made;
  return keepFiles(keeping, orgId, filesOf(made), (id) =>
    write({
      id,
      addRow: (db, createdBy) => addPicture(db, { id, width, height, tint, bytes, digest, createdBy }),
    }),
  );
};

export const fileNameOf = (size: PictureSize) => `${size}.webp`;

const filesOf = ({ sizes }: MadePicture) =>
  Object.fromEntries(
    (Object.keys(pictureSizes) as PictureSize[]).map((size) => [fileNameOf(size), sizes[size]]), // keys of a const object
  );
