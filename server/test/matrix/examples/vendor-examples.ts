import { newId } from '../../../src/platform/ids.ts';
import type { Examples } from './example.ts';

const facts = () => ({
  name: `Maker ${newId()}`,
  kind: 'manufacturer',
  email: 'sales@maker.test',
  phone: '+1 503 555 0100',
  website: 'https://maker.test',
  address: '2 Mill Road',
  terms: '30 days',
  notes: 'Ask for Noor.',
  contacts: [{ name: 'Noor', role: 'Sales', email: 'noor@maker.test', phone: '+1 503 555 0101' }],
});

export const vendorExamples: Examples = {
  'vendors.list': () => ({}),
  'vendors.export': async (world) => {
    await world.vendor();
    return { format: 'json' };
  },
  'vendors.get': async (world) => ({ id: await world.vendor() }),
  'vendors.create': facts,
  'vendors.change': async (world) => ({ id: await world.vendor(), version: 1, ...facts() }),
  'vendors.remove': async (world) => ({ id: await world.vendor() }),
};
