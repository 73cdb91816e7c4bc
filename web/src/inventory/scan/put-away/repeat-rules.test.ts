import { expect, test } from 'vitest';
import { piecesPut } from './entry.ts';
import { makePutAway } from './put-away.ts';
import { bay, bay4, scannedUnit, settled, statesOf, warehouse } from './warehouse-in-test.ts';

const minute = 60_000;

const begun = (things: Record<string, unknown>) => {
  const around = warehouse(things);
  const putAway = makePutAway(around.world);
  putAway.enter(bay);
  const scan = async (text: string) => {
    putAway.scan(text);
    await settled();
  };
  const arrive = () =>
    putAway.placed(
      putAway.get().map(({ key }) => ({ id: key, review: null })),
      around.state.now,
    );
  return { ...around, putAway, scan, arrive };
};

test('a piece that somebody carried off since it was put here is recorded when it comes back', async () => {
  const things = { A: scannedUnit('A') };
  const { scan, arrive, events, state, putAway } = begun(things);
  await scan('A');
  arrive();
  state.now += 30 * minute;
  things.A = scannedUnit('A', { locationId: 'bay-4' });
  await scan('A');
  expect(events()).toEqual(['moved A to bay-3', 'moved A to bay-3']);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(1);
});

test('the same piece read twice within seconds is recorded once, and nobody is asked', async () => {
  const { scan, arrive, events, state, looked, putAway } = begun({ A: scannedUnit('A') });
  await scan('A');
  arrive();
  state.now += 3000;
  await scan('A');
  expect(statesOf(putAway.get())).toEqual(['A already', 'A put']);
  expect([events(), looked]).toEqual([['moved A to bay-3'], ['A']]);
});

test('a piece that the server says is here still is told to be, and recorded: another device may have carried it off unheard', async () => {
  const things = { A: scannedUnit('A') };
  const { scan, arrive, events, state, putAway } = begun(things);
  await scan('A');
  arrive();
  state.now += minute;
  things.A = scannedUnit('A', { locationId: 'bay-3' });
  await scan('A');
  expect(statesOf(putAway.get())).toEqual(['A already', 'A put']);
  expect(events()).toEqual(['moved A to bay-3', 'moved A to bay-3']);
  arrive();
  expect(statesOf(putAway.get())).toEqual(['A already', 'A put']);
});

test('what was put elsewhere from here and the server cannot have heard of counts more than its word', async () => {
  const things = { A: scannedUnit('A', { locationId: 'bay-3' }) };
  const { scan, events, state, putAway } = begun(things);
  putAway.enter(bay4);
  await scan('A');
  state.now += minute;
  putAway.enter(bay);
  await scan('A');
  expect(events()).toEqual(['moved A to bay-4', 'moved A to bay-3']);
});

test('a piece scanned again in the afternoon is recorded also where only this device knows it', async () => {
  const { scan, events, state, putAway } = begun({
    A: { ...scannedUnit('A', { locationId: 'bay-3' }), asOf: 1 },
  });
  await scan('A');
  state.now += 240 * minute;
  await scan('A');
  expect(events()).toEqual(['moved A to bay-3', 'moved A to bay-3']);
  expect(putAway.get()[0]).toMatchObject({ state: 'kept', wasHere: true });
});

test('a piece that was taken back is recorded again, though the server has not heard of that yet', async () => {
  const things = { A: scannedUnit('A') };
  const { scan, arrive, events, state, putAway } = begun(things);
  await scan('A');
  arrive();
  await putAway.undo(putAway.get()[0]!.key);
  things.A = scannedUnit('A', { locationId: 'bay-3' });
  state.now += minute;
  await scan('A');
  expect(events()).toEqual(['moved A to bay-3', 'undone A', 'moved A to bay-3']);
});
