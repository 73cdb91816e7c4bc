import type { World } from './world.ts';

/**
 * What a field of this name points at, in the other organization. A new field that points somewhere needs a line here;
 * where one name points at several kinds of things, the endpoint says which.
 */
export const foreignThings: Readonly<Record<string, (world: World) => Promise<unknown> | unknown>> = {
  'categories.create.parentId': (world) => world.category(),
  'categories.move.parentId': (world) => world.category(),
  actorId: (world) => world.boss.user.id,
  categoryId: (world) => world.category(),
  selectedCategory: (world) => world.category(),
  vendorId: (world) => world.vendor(),
  locationId: (world) => world.storageLocation(),
  selectedLocation: (world) => world.storageLocation(),
  homeLocationId: (world) => world.storageLocation(),
  fromId: (world) => world.storageLocation(),
  toId: (world) => world.storageLocation(),
  itemId: (world) => world.item(),
  'stock.receive.itemId': (world) => world.item({ tracking: 'bulk' }),
  'stock.transfer.itemId': (world) => world.item({ tracking: 'bulk' }),
  'stock.count.itemId': (world) => world.item({ tracking: 'bulk' }),
  'items.export.ids': async (world) => [await world.item()],
  'items.changeMany.ids': async (world) => [await world.item()],
  viewId: (world) => world.view(world.boss.user.id, { shared: true }),
  unitId: (world) => world.unit(),
  unitIds: async (world) => [await world.unit()],
  itemIds: async (world) => [await world.item()],
  piecesOf: async (world) => [await world.item()],
  locationIds: async (world) => [await world.storageLocation()],
  targetId: (world) => world.unit(),
  'units.markFound.unitIds': async (world) => [await world.recordedUnit('missing')],
  'units.reinstate.unitIds': async (world) => [await world.recordedUnit('retired')],
  eventIds: async (world) => [await world.event()],
  pictureIds: async (world) => [await world.picture()],
  organizationId: (world) => world.orgId,
  parentId: (world) => world.storageLocation(),
  'categories.remove.moveTo': (world) => world.category(),
  'vendors.remove.moveTo': (world) => world.vendor(),
  'roles.remove.moveTo': async (world) => (await world.role()).key,
  moveTo: (world) => world.storageLocation(),
  role: async (world) => (await world.role()).key,
};
