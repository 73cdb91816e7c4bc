import { newId } from '../../../src/platform/ids.ts';
import type { Examples } from './example.ts';

const facts = () => ({ name: `Kind ${newId()}`, icon: 'sofa', color: 'teal', bufferDays: 3 });

export const categoryExamples: Examples = {
  'categories.list': () => ({}),
  'categories.export': async (world) => {
    await world.category();
    return { format: 'json' };
  },
  'categories.get': async (world) => ({ id: await world.category() }),
  'categories.create': async (world) => ({ ...facts(), parentId: await world.category() }),
  'categories.change': async (world) => ({ id: await world.category(), version: 1, ...facts() }),
  'categories.move': async (world) => ({
    id: await world.category(),
    parentId: await world.category(),
    position: 0,
  }),
  'categories.remove': async (world) => ({ id: await world.category() }),
};
