import { member, os, reader, sender } from '../platform/http/front-door.ts';
import { addDemoStorage } from './add-demo-storage.ts';
import { changeStorageLocation } from './change-storage-location.ts';
import { createStorageLocation } from './create-storage-location.ts';
import { exportStorageLocations } from './export-storage-locations.ts';
import { getStorageLocation } from './get-storage-location.ts';
import { listStorageLocations } from './list-storage-locations.ts';
import { removeStorageLocation } from './remove-storage-location.ts';

const { storage } = os;

export const storageRoutes = {
  list: storage.list.use(reader).handler(({ context: { db } }) => listStorageLocations(db)),
  export: storage.export.use(sender).handler(({ context, input }) => exportStorageLocations(context, input)),
  get: storage.get.use(reader).handler(({ context: { db }, input }) => getStorageLocation(db, input.id)),
  create: storage.create
    .use(member)
    .handler(({ context: { db, actor }, input }) => createStorageLocation(db, actor, input)),
  change: storage.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeStorageLocation(db, actor, input)),
  remove: storage.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeStorageLocation(db, actor, input.id)),
  addDemo: storage.addDemo.use(member).handler(({ context: { db, actor } }) => addDemoStorage(db, actor)),
};
