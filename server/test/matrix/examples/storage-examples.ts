import { newId } from '../../../src/platform/ids.ts';
import type { World } from '../world.ts';
import type { Examples } from './example.ts';

const facts = async (world: World) => ({
  name: 'Bay 4',
  kind: 'bay',
  code: newId().slice(-20),
  address: '1 Dock Road',
  latitude: 45.5642,
  longitude: -122.7075,
  capacity: 40,
  payload: 1_950_000,
  loadVolume: 22_600,
  notes: 'Mind the step.',
  parentId: await world.storageLocation(),
});

export const storageExamples: Examples = {
  'storage.list': () => ({}),
  'storage.export': async (world) => {
    await world.storageLocation();
    return { format: 'json' };
  },
  'storage.get': async (world) => ({ id: await world.storageLocation() }),
  'storage.create': facts,
  'storage.change': async (world) => ({
    id: await world.storageLocation(),
    version: 1,
    ...(await facts(world)),
    active: false,
  }),
  'storage.remove': async (world) => ({ id: await world.storageLocation() }),
  'storage.addDemo': () => ({}),
};
