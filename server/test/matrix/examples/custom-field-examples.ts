import { newId } from '../../../src/platform/ids.ts';
import type { Examples } from './example.ts';

const facts = () => ({
  name: `Finish ${newId().slice(-12)}`,
  type: 'choice',
  options: ['Oiled', 'Waxed'],
  hint: 'As on the invoice',
  listed: true,
});

export const customFieldExamples: Examples = {
  'customFields.list': () => ({}),
  'customFields.get': async (world) => ({ id: await world.customField() }),
  'customFields.create': async (world) => {
    // Examples are walked thousands of times, and an organization has only so many.
    await world.app.sql`delete from custom_field where org_id = ${world.orgId}`;
    return facts();
  },
  'customFields.change': async (world) => ({
    id: await world.customField(),
    version: 1,
    ...facts(),
    position: 0,
  }),
  'customFields.remove': async (world) => ({ id: await world.customField() }),
};
