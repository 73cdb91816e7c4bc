import type { World } from '../world.ts';
import type { Examples } from './example.ts';

const facts = async (world: World) => ({
  name: 'Maple Street',
  type: 'vacant',
  clientId: await world.client(),
  propertyId: await world.property(),
  autoRenew: true,
  listingUrl: 'https://listing.test/1',
  listedOn: '2026-05-01',
  notes: 'Park behind the house.',
});

const room = {
  name: 'Living room',
  roomType: 'living',
  floor: 1,
  width: 4000,
  depth: 5000,
  notes: 'Bright.',
};

export const stagingExamples: Examples = {
  'stagings.list': () => ({}),
  'stagings.stays': () => ({}),
  'stagings.export': async (world) => {
    await world.staging();
    return { format: 'json' };
  },
  'stagings.ofClient': async (world) => ({ clientId: await world.client() }),
  'stagings.get': async (world) => ({ id: (await world.staging()).id }),
  'stagings.create': async (world) => ({
    ...(await facts(world)),
    installOn: '2027-03-01',
    endsOn: '2027-05-01',
    rooms: [room],
  }),
  'stagings.change': async (world) => ({
    id: (await world.staging()).id,
    version: 1,
    ...(await facts(world)),
  }),
  'stagings.setStatus': async (world) => ({ id: (await world.staging()).id, version: 1, status: 'quoted' }),
  'stagings.setDates': async (world) => ({
    id: (await world.staging()).id,
    version: 1,
    installOn: '2027-03-05',
    endsOn: '2027-05-05',
  }),
  'stagings.foresee': async (world) => ({ id: (await world.staging()).id, endsOn: '2027-06-01' }),
  'stagings.foreseeCopy': async (world) => ({
    id: (await world.line()).id,
    installOn: '2027-03-05',
    endsOn: '2027-05-05',
  }),
  'stagings.timeline': async (world) => ({ id: (await world.staging()).id }),
  'stagings.files': async (world) => ({ id: (await world.stagingFile()).id }),
  'stagings.addFile': async (world) => ({
    id: (await world.staging()).id,
    file: new File([`%PDF-1.7 ${crypto.randomUUID()}`], 'agreement.pdf', { type: 'application/pdf' }),
  }),
  'stagings.renameFile': async (world) => ({ ...(await world.stagingFile()), name: 'Floor plan.pdf' }),
  'stagings.removeFile': async (world) => world.stagingFile(),
  'stagings.downloadFile': async (world) => world.stagingFile(),
  'stagings.addRooms': async (world) => ({ id: (await world.staging()).id, rooms: [room] }),
  'stagings.changeRoom': async (world) => {
    const { id, roomId } = await world.staging();
    return { id, roomId, version: 1, ...room };
  },
  'stagings.setRoomPictures': async (world) => {
    const { id, roomId } = await world.staging();
    return { id, roomId, beforeIds: [await world.picture()], afterIds: [] };
  },
  'stagings.orderRooms': async (world) => {
    const { id, roomId } = await world.staging();
    return { id, roomIds: [roomId] };
  },
  'stagings.removeRoom': async (world) => {
    const { id, roomId } = await world.staging();
    return { id, roomId };
  },
  'stagings.lines': async (world) => ({ id: (await world.staging()).id }),
  'stagings.addLines': async (world) => {
    const { id, roomId } = await world.staging();
    return { id, lines: [{ roomId, itemId: await world.item(), quantity: 2, note: 'By the window.' }] };
  },
  'stagings.changeLine': async (world) => ({
    ...(await world.line()),
    version: 1,
    quantity: 3,
    note: 'Left.',
  }),
  'stagings.removeLines': async (world) => {
    const { id, lineId } = await world.line();
    return { id, lineIds: [lineId] };
  },
  'stagings.reserve': async (world) => {
    const { id, lineId } = await world.line();
    return { id, lineIds: [lineId] };
  },
  'stagings.release': async (world) => {
    const { id, lineId } = await world.line();
    return { id, lineIds: [lineId] };
  },
  'stagings.equivalents': async (world) => ({
    id: (await world.staging()).id,
    itemId: await world.item(),
    quantity: 1,
    endsOn: '2027-06-01',
  }),
  'stagings.renewHolds': async (world) => {
    const { id, lineId } = await world.line();
    return { id, lineIds: [lineId] };
  },
  'availability.get': async (world) => ({
    itemIds: await world.item(),
    from: '2027-03-01',
    to: '2027-05-01',
    include: 'steps',
  }),
  'availability.foreseeLosses': async (world) => ({ action: 'retire', unitIds: await world.unit() }),
};
