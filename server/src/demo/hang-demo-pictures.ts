import type { FileId } from '@archway/contract/kernel/ids';
import type { Services } from '../platform/services.ts';
import { demoOrganizations } from './demo-organizations.ts';
import { drawDemoPictures, keepDrawnPicture } from './drawings/keep-demo-pictures.ts';
import { demoOrganizationsOf, hangPictures, itemsToPicture } from './picture-store.ts';

type Needed = Pick<Services, 'db' | 'shelf' | 'clock' | 'config'>;

/**
 * Gives the items of the demo their drawn pictures. It goes on beside a server that already answers; what a stop cuts
 * short is done at the next start.
 */
export const hangDemoPictures = async (services: Needed, signal: AbortSignal) => {
  const waiting = (await Promise.all(founders().map((email) => waitingItems(services, email)))).flat();
  if (waiting.length === 0) return;
  const drawn = await drawDemoPictures(services, signal);
  for (const { orgId, userId, items } of waiting) {
    for (const { id, number } of items) {
      const fileIds: FileId[] = [];
      for (const made of drawn.get(number) ?? []) {
        signal.throwIfAborted();
        fileIds.push(await keepDrawnPicture(services, orgId, made, { createdBy: userId }));
      }
      await services.db.inOrg(orgId, (db) => hangPictures(db, id, fileIds));
    }
  }
};

const founders = () => [...new Set(demoOrganizations.flatMap(({ members }) => members[0]?.email ?? []))];

const waitingItems = async ({ db }: Needed, email: string) => {
  const organizations = await db.transaction((account) => demoOrganizationsOf(account, email));
  return Promise.all(
    organizations.map(async (organization) => ({
      ...organization,
      items: await db.inOrg(organization.orgId, itemsToPicture),
    })),
  ).then((all) => all.filter(({ items }) => items.length > 0));
};
