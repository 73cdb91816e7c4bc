import { member, os, reader } from '../platform/http/front-door.ts';
import { addDemoStorage } from './add-demo-storage.ts';
import { createStorageLocation } from './create-storage-location.ts';
import { listStorageLocations } from './list-storage-locations.ts';

export const storageRoutes = {
  list: os.storage.list.use(reader).handler(({ context: { db } }) => listStorageLocations(db)),
  create: os.storage.create
    .use(member)
    .handler(({ context: { db, actor }, input }) => createStorageLocation(db, actor, input)),
  addDemo: os.storage.addDemo.use(member).handler(({ context: { db, actor } }) => addDemoStorage(db, actor)),
};
