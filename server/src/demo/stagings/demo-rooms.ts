import type { DemoPieces, DemoRoom } from './demo-job.ts';

/** Who designs in Portland. */
export const ines = 'designer@larkspur.test';
export const noor = 'noor@larkspur.test';

/** Rooms as most homes there have them; pieces by the numbers of the demo's items. */
export const living = (pieces: DemoPieces, feet: DemoRoom['feet'] = [15, 18]): DemoRoom => ({
  name: 'Living room',
  type: 'living',
  floor: 1,
  feet,
  pieces,
});
export const family = (pieces: DemoPieces): DemoRoom => ({
  name: 'Family room',
  type: 'family',
  floor: 1,
  feet: [16, 20],
  pieces,
});
export const dining = (pieces: DemoPieces): DemoRoom => ({
  name: 'Dining room',
  type: 'dining',
  floor: 1,
  feet: [12, 13],
  pieces,
});
export const kitchen = (stools: number): DemoRoom => ({
  name: 'Kitchen',
  type: 'kitchen',
  floor: 1,
  pieces: { 16: stools, 40: 1 },
});
export const primary = (pieces: DemoPieces): DemoRoom => ({
  name: 'Primary bedroom',
  type: 'primary_bedroom',
  floor: 2,
  feet: [13, 15],
  pieces: { ...pieces, 38: 4 },
});
export const bedroom = (name: string, pieces: DemoPieces): DemoRoom => ({
  name,
  type: 'bedroom',
  floor: 2,
  feet: [11, 12],
  pieces: { ...pieces, 38: 2 },
});
export const kids: DemoRoom = { name: 'Kids room', type: 'kids', floor: 2, pieces: { 19: 2, 38: 2, 40: 1 } };
export const office = (pieces: DemoPieces): DemoRoom => ({ name: 'Office', type: 'office', pieces });
export const bath = (towels: number): DemoRoom => ({ name: 'Bath', type: 'bath', pieces: { 39: towels } });
export const entry = (pieces: DemoPieces): DemoRoom => ({ name: 'Entry', type: 'entry', floor: 1, pieces });
