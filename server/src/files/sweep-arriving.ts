import type { Services } from '../platform/services.ts';
import { dropArriving, orgsWithArriving } from './arriving-store.ts';

const day = 24 * 3600 * 1000;
/** A run takes so many organizations; what is left is taken ten minutes later. */
const mostAtOnce = 500;

/** Takes away what is here of pictures that nobody went on with for a day. */
export const sweepArriving = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const before = new Date(clock.now().getTime() - day);
  for (const orgId of await db.transaction((all) => orgsWithArriving(all, before, mostAtOnce)))
    await db.inOrg(orgId, (org) => dropArriving(org, before));
};
