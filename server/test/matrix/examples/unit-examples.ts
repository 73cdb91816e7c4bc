import { newId } from '../../../src/platform/ids.ts';
import type { World } from '../world.ts';
import type { Examples } from './example.ts';

export const unitExamples: Examples = {
  'units.list': async (world) => ({ itemId: await world.item(), locationId: await world.storageLocation() }),
  'units.export': async (world) => {
    const itemId = await world.item();
    await world.unit(itemId);
    return { itemId, format: 'json' };
  },
  'units.get': async (world) => ({ id: await world.unit() }),
  'units.events': async (world) => ({ itemId: await world.item(), unitId: await world.unit() }),
  'units.add': async (world) => ({
    itemId: await world.item(),
    locationId: await world.storageLocation(),
    quantity: 2,
    codes: [`OWN-${newId().slice(-12)}`],
  }),
  'units.change': async (world) => ({
    id: await world.unit(),
    version: 1,
    serial: 'S-1',
    note: 'Left arm mended',
    homeLocationId: await world.storageLocation(),
  }),
  'units.setPictures': async (world) => ({ id: await world.unit(), pictureIds: [await world.picture()] }),
  'units.move': async (world) => ({
    unitIds: [await world.unit()],
    locationId: await world.storageLocation(),
    note: 'By the door',
  }),
  'units.reportDamage': async (world) => ({ unitIds: [await world.unit()], note: 'A leg is off' }),
  'units.markMissing': async (world) => ({ unitIds: [await world.unit()] }),
  'units.markFound': async (world) => ({
    unitIds: [await world.recordedUnit('missing')],
    locationId: await world.storageLocation(),
  }),
  'units.retire': async (world) => ({ unitIds: [await world.unit()] }),
  'units.reinstate': async (world) => ({
    unitIds: [await world.recordedUnit('retired')],
    locationId: await world.storageLocation(),
  }),
  'units.sell': async (world) => ({ unitIds: [await world.unit()], price: 50000 }),
  'units.undo': async (world) => ({ eventIds: [await world.event()] }),

  'stock.balances': async (world) => ({
    itemId: await world.item({ tracking: 'bulk' }),
    locationId: await world.storageLocation(),
  }),
  'stock.receive': async (world) => ({
    itemId: await world.item({ tracking: 'bulk' }),
    locationId: await world.storageLocation(),
    quantity: 12,
    note: 'A box',
  }),
  'stock.transfer': async (world) => {
    const [itemId, fromId] = [await world.item({ tracking: 'bulk' }), await world.storageLocation()];
    await world.boss.post('/stock/receive', { itemId, locationId: fromId, quantity: 5 });
    return { itemId, fromId, toId: await world.storageLocation(), quantity: 3 };
  },
  'stock.count': async (world) => ({
    itemId: await world.item({ tracking: 'bulk' }),
    locationId: await world.storageLocation(),
    counted: 7,
  }),

  'workOrders.list': async (world) => ({ itemId: await world.item(), unitId: await world.unit() }),
  'workOrders.start': async (world) => ({ id: await openOrder(world) }),
  'workOrders.finish': async (world) => ({
    id: await openOrder(world),
    locationId: await world.storageLocation(),
  }),
  'workOrders.cancel': async (world) => ({ id: await openOrder(world) }),
};

const openOrder = async (world: World) => {
  const { app, orgId } = world;
  const unitId = await world.recordedUnit('damaged');
  const id = newId();
  await app.sql`insert into work_order (org_id, id, item_id, unit_id, kind, note)
    select org_id, ${id}, item_id, id, 'repair', 'A leg is off' from unit where org_id = ${orgId} and id = ${unitId}`;
  return id;
};
