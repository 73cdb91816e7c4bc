import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dropImport, outOfDate } from './kept-store.ts';

/** A run takes so many; what is left is taken ten minutes later. */
const mostAtOnce = 100;

/** Takes away imports that help nobody any more, of whatever organization, each on its own. */
export const sweepImports = async (side: Db, clock: Clock) => {
  for (const { orgId, importId } of await side.transaction((all) => outOfDate(all, clock.now(), mostAtOnce)))
    await side.inOrg(orgId, (org) => dropImport(org, importId));
};
