import { expect, test } from 'vitest';
import { piecesPut } from './entry.ts';
import { makePutAway } from './put-away.ts';
import { bay, bay4, scannedUnit, settled, statesOf, warehouse } from './warehouse-in-test.ts';

test('a scan is taken back by recording so, whether or not it has been sent', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B']) putAway.scan(text);
  await settled();
  const [b, a] = putAway.get();
  putAway.placed([{ id: a!.key, review: null }], 0);
  await Promise.all([putAway.undo(b!.key), putAway.undo(a!.key)]);
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-3', 'undone B', 'undone A']);
  expect(statesOf(putAway.get())).toEqual(['B undone', 'A undone']);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(0);
  putAway.scan('A');
  await settled();
  expect(statesOf(putAway.get())).toEqual(['A kept', 'B undone', 'A undone']);
});

test('what only confirmed that a piece is here is taken back with it', async () => {
  const things = { A: scannedUnit('A'), B: scannedUnit('B') };
  const { world, events, state } = warehouse(things);
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B']) putAway.scan(text);
  await settled();
  putAway.placed(
    putAway.get().map(({ key }) => ({ id: key, review: null })),
    state.now,
  );
  things.A = scannedUnit('A', { locationId: bay.id });
  state.now += 60_000;
  putAway.scan('A');
  await settled();
  const [again, , first] = putAway.get();
  expect(statesOf(putAway.get())).toEqual(['A already', 'B put', 'A put']);
  await putAway.undo(first!.key);
  expect(statesOf(putAway.get())).toEqual(['A undone', 'B put', 'A undone']);
  expect(events().slice(2)).toEqual(['moved A to bay-3', 'undone A', 'undone A']);
  expect(again!.isConfirmation).toBe(true);
});

test('a piece that was put elsewhere meanwhile comes back where it was', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  for (const location of [bay, bay4, bay]) {
    putAway.enter(location);
    putAway.scan('A');
    await settled();
  }
  expect(events()).toEqual(['moved A to bay-3', 'moved A to bay-4', 'moved A to bay-3']);
});

test('what the device refuses to take back stands in the way of no later scan', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  const putAway = makePutAway({
    ...world,
    keep: async (facts, entry) => {
      if (facts.some(({ kind }) => kind === 'undone')) throw new Error('The disk is full.');
      await world.keep(facts, entry);
    },
  });
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  await expect(putAway.undo(putAway.get()[0]!.key)).rejects.toThrow('The disk is full.');
  putAway.scan('B');
  await settled();
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-3']);
});

test('a scan that is taken back while it is looked up is recorded and taken back, in this order', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await putAway.undo(putAway.get()[0]!.key);
  expect(events()).toEqual(['moved A to bay-3', 'undone A']);
});
