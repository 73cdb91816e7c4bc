import type { FileId } from '@archway/contract/kernel/ids';
import type { Services } from '../platform/services.ts';
import { demoOrganizations } from './demo-organizations.ts';
import { readDemoPictures } from './demo-pictures.ts';
import { keepDemoPicture } from './keep-demo-picture.ts';
import { attachPictures, demoOrganizationsOf, itemsToPicture } from './picture-store.ts';

type Needed = Pick<Services, 'db' | 'fileStorage' | 'clock'>;

/**
 * Gives the items of the demo their pictures. It goes on beside a server that already answers, because each is brought
 * to the disk by itself; what a stop cuts short is done at the next start.
 */
export const attachDemoPictures = async (services: Needed, signal: AbortSignal) => {
  const waiting = (await Promise.all(founders().map((email) => waitingItems(services, email)))).flat();
  if (waiting.length === 0) return;
  const pictures = await readDemoPictures();
  for (const { orgId, userId, items } of waiting) {
    for (const { id, number } of items) {
      const fileIds: FileId[] = [];
      for (const made of pictures.get(number) ?? []) {
        signal.throwIfAborted();
        fileIds.push(await keepDemoPicture(services, orgId, made, userId));
      }
      await services.db.inOrg(orgId, (db) => attachPictures(db, id, fileIds));
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
