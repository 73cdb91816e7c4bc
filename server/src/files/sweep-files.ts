import type { Services } from '../platform/services.ts';
import { dropIfUnused, forgetLoose, listLoose } from './file-store.ts';

const day = 24 * 3600 * 1000;
/** A run takes so many; what is left is taken ten minutes later. */
const mostAtOnce = 500;

/** Takes away the files that nothing has referred to for a day, with or without a row. Answers how many. */
export const sweepFiles = async ({
  db,
  fileStorage,
  clock,
}: Pick<Services, 'db' | 'fileStorage' | 'clock'>) => {
  const before = new Date(clock.now().getTime() - day);
  let removed = 0;
  for (const { folder, orgId, id } of await db.transaction((all) => listLoose(all, before, mostAtOnce))) {
    const { kept } = await db.inOrg(orgId, (org) => dropIfUnused(org, id, before));
    if (!kept) {
      await fileStorage.remove(folder);
      removed += 1;
    }
    // Last of all: as long as it is written down, a sweep that was cut short is made good by the next.
    await db.transaction((all) => forgetLoose(all, folder, before));
  }
  return removed;
};
