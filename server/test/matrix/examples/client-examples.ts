import type { Examples } from './example.ts';

const facts = {
  name: 'June Castillo',
  kind: 'agent',
  company: 'Rosewood Realty',
  email: 'june@rosewood.test',
  phone: '+1 503 555 0142',
  address: '12 Fern St',
  lastContactOn: '2026-05-04',
  notes: 'Prefers mornings.',
  contacts: [{ name: 'Kit', role: 'Assistant', email: 'kit@rosewood.test', phone: '+1 503 555 0143' }],
};

export const clientExamples: Examples = {
  'clients.list': () => ({}),
  'clients.export': async (world) => {
    await world.client();
    return { format: 'json' };
  },
  'clients.alike': () => ({ name: 'June Castillo' }),
  'clients.get': async (world) => ({ id: await world.client() }),
  'clients.create': () => facts,
  'clients.change': async (world) => ({ id: await world.client(), version: 1, ...facts }),
  'clients.merge': async (world) => ({ id: await world.client(), otherId: await world.client() }),
  'clients.remove': async (world) => ({ id: await world.client() }),
};
