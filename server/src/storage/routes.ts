import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { addDemoStorage } from './add-demo-storage.ts';
import { changeStorageLocation } from './change-storage-location.ts';
import { createStorageLocation } from './create-storage-location.ts';
import { exportStorageLocations } from './export-storage-locations.ts';
import { getStorageLocation } from './get-storage-location.ts';
import { listStorageLocations } from './list-storage-locations.ts';

const { storage } = os;

/** All but removing one, which moves pieces: the inventory serves that. */
export const storageRoutes = {
  list: serve(storage.list, listStorageLocations),
  export: serve(storage.export, exportStorageLocations),
  get: serve(storage.get, getStorageLocation),
  create: serve(storage.create, createStorageLocation),
  change: serve(storage.change, changeStorageLocation),
  addDemo: serve(storage.addDemo, addDemoStorage),
};
