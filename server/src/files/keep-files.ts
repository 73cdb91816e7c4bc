import type { FileId, OrgId } from '@archway/contract/kernel/ids';
import { isDatabaseDown } from '../platform/db/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { folderOf, noteLoose } from './file-store.ts';

export type Keeping = Pick<Services, 'db' | 'fileStorage' | 'clock'>;

/**
 * Keeps what belongs together under one id: first the files, then, in the transaction of `write`, the row. So there is no row
 * without files; and files that get no row are taken away at once, or by the sweep if this process does not live to do it.
 */
export const keepFiles = async <Written extends { id: FileId }>(
  { db, fileStorage, clock }: Keeping,
  orgId: OrgId,
  files: Readonly<Record<string, Buffer>>,
  write: (id: FileId) => Promise<Written>,
): Promise<Written> => {
  const id = newId<FileId>();
  const folder = folderOf({ orgId }, id);
  await db.transaction((transaction) => noteLoose(transaction, folder, clock.now()));
  await fileStorage.put(folder, files);
  try {
    const written = await write(id);
    if (written.id !== id) await takeAway(fileStorage, folder);
    return written;
  } catch (error) {
    // A connection that was lost may have been lost after the row was written: the sweep finds out.
    if (!isDatabaseDown(error)) await takeAway(fileStorage, folder);
    throw error;
  }
};

/** What cannot be taken away now is written down as loose, and the sweep comes back to it. */
const takeAway = (fileStorage: Services['fileStorage'], folder: string) =>
  fileStorage.remove(folder).catch(() => {});
