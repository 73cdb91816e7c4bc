import type { Examples } from './example.ts';

const facts = {
  address: '1423 Maple St',
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  country: 'US',
  latitude: 45.51,
  longitude: -122.65,
  type: 'house',
  sqft: 2400,
  bedrooms: 3,
  floors: 2,
  elevator: false,
  parking: 'Driveway',
  doorWidth: 900,
  stairWidth: 1000,
  notes: 'Cat inside.',
};

export const propertyExamples: Examples = {
  'properties.list': () => ({}),
  'properties.export': async (world) => {
    await world.property();
    return { format: 'json' };
  },
  'properties.positions': () => ({}),
  'properties.alike': () => ({ address: '1423 Maple St', city: 'Portland' }),
  'properties.get': async (world) => ({ id: await world.property() }),
  'properties.create': () => facts,
  'properties.change': async (world) => ({ id: await world.property(), version: 1, ...facts }),
  'properties.setPictures': async (world) => ({
    id: await world.property(),
    pictureIds: [await world.picture()],
  }),
  'properties.getAccess': async (world) => ({ id: await world.property() }),
  'properties.setAccess': async (world) => ({ id: await world.property(), notes: 'Gate 12#34' }),
  'properties.remove': async (world) => ({ id: await world.property() }),
};
