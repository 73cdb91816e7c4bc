import type { StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { record } from '../audit/record.ts';
import { getOrganization } from '../organizations/get-organization.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { type DemoPlace, demoPlaces, demoWarehouse } from './demo-places.ts';
import { addMissingStorageLocation } from './storage-store.ts';

/** Adds a warehouse to try things with, in the organization's language. Asking twice adds nothing twice. */
export const addDemoStorage = async (db: OrgDb, actor: Actor) => {
  const { locale } = await getOrganization(db);
  const added = await putUpDemoStorage(db, actor.userId, locale);
  await record(
    db,
    actor,
    'storage-location.demo-added',
    { type: 'StorageLocation', id: null, name: demoWarehouse.names[locale] },
    { added },
  );
  return { added };
};

/** The places themselves, for the demo organization too; answers how many were new. */
export const putUpDemoStorage = async (db: OrgDb, createdBy: UserId, language: Language): Promise<number> => {
  const putUp = async (places: readonly DemoPlace[], parentId: StorageLocationId | null): Promise<number> => {
    let count = 0;
    for (const { code, kind, names, at, capacity = null, inside = [] } of places) {
      const { address = '', latitude = null, longitude = null } = at?.[language] ?? {};
      const row = { code, kind, name: names[language], parentId, address, latitude, longitude, capacity };
      const { id, added } = await addMissingStorageLocation(db, { ...row, notes: '', createdBy });
      count += added + (await putUp(inside, id));
    }
    return count;
  };
  return putUp(demoPlaces, null);
};
