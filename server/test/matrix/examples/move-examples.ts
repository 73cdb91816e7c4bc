import type { World } from '../world.ts';
import type { Examples } from './example.ts';

const facts = async (world: World) => ({
  scheduledOn: '2027-03-01',
  startsAt: '08:00',
  endsAt: '12:30',
  leadId: (await world.person()).membershipId,
  vehicleId: await world.vehicle(),
  crewIds: [(await world.person()).membershipId],
  notes: 'Ring the bell.',
});

export const moveExamples: Examples = {
  'moves.list': () => ({}),
  'moves.get': async (world) => ({ id: (await world.move()).id }),
  'moves.events': async (world) => ({ id: (await world.move()).id }),
  'moves.estimate': async (world) => ({ stagingId: (await world.move()).stagingId, kind: 'in' }),
  'moves.present': async (world) => ({ id: (await world.move()).id, tab: 'pickup' }),
  'moves.pullList': async (world) => ({ id: (await world.move()).id }),
  'moves.codes': async (world) => ({ id: (await world.move()).id }),
  'moves.plan': async (world) => {
    const { id, stagingId } = await world.move();
    await world.app.sql`update move set status = 'completed' where id = ${id}`;
    return { stagingId, kind: 'in', ...(await facts(world)) };
  },
  'moves.change': async (world) => ({ id: (await world.move()).id, version: 1, ...(await facts(world)) }),
  'moves.schedule': async (world) => ({ id: (await world.move('draft')).id, version: 1 }),
  'moves.replan': async (world) => ({ id: (await world.move()).id, version: 1 }),
  'moves.cancel': async (world) => ({ id: (await world.move()).id, version: 1 }),
  'helpers.list': async (world) => ({ id: (await world.helperLink()).moveId }),
  'helpers.create': async (world) => ({ id: (await world.move()).id, on: 'today' }),
  'helpers.revoke': async (world) => ({ id: (await world.helperLink()).id }),
  'helpers.preview': async (world) => ({ token: (await world.helperLink()).secret }),
  'helpers.join': async (world) => ({ token: (await world.helperLink()).secret, name: 'Jo Nash' }),
  'moves.complete': async (world) => ({ id: (await world.startedMove()).id, version: 1 }),
};
