import type { StorageLocationId, UserId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { getOrganization } from '../organizations/get-organization.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { type DemoLocation, demoLocations, demoWarehouse } from './demo-locations.ts';
import { addMissingStorageLocation } from './storage-store.ts';

/** Adds a warehouse to try things with, in the organization's language. Asking twice adds nothing twice. */
export const addDemoStorage = async (context: ChangeContext) => {
  const { db, actor, record } = context;
  const { locale } = await getOrganization(asReading(context));
  const added = await putUpDemoStorage(db, actor.userId, locale);
  await record({ id: null, name: demoWarehouse.names[locale] }, { added });
  return { added };
};

/** The locations themselves, for the demo organization too; answers how many were new. */
export const putUpDemoStorage = async (db: OrgDb, createdBy: UserId, language: Language): Promise<number> => {
  const putUp = async (
    locations: readonly DemoLocation[],
    parentId: StorageLocationId | null,
  ): Promise<number> => {
    let count = 0;
    for (const { code, kind, names, at, inside = [], ...carries } of locations) {
      const { address = '', latitude = null, longitude = null } = at?.[language] ?? {};
      const stands = { address, latitude, longitude };
      const row = {
        code,
        kind,
        name: names[language],
        parentId,
        ...stands,
        capacity: carries.capacity ?? null,
        payload: carries.payload ?? null,
        loadVolume: carries.loadVolume ?? null,
        notes: '',
        active: true,
      };
      const { id, added } = await addMissingStorageLocation(db, { ...row, createdBy });
      count += added + (await putUp(inside, id));
    }
    return count;
  };
  return putUp(demoLocations, null);
};
