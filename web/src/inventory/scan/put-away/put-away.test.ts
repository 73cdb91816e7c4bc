import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { stateWord, toneOf, whyNot } from './answer-entry.ts';
import { type Entry, piecesPut } from './entry.ts';
import { makePutAway } from './put-away.ts';
import { bay, bay4, scannedUnit, settled, statesOf, warehouse } from './warehouse-in-test.ts';

test('pieces go into the location one after the other, and the same piece again is there already', async () => {
  const { world, events } = warehouse({
    A: scannedUnit('A'),
    B: scannedUnit('B'),
    'label of A': scannedUnit('A'),
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B', 'A', 'label of A']) putAway.scan(text);
  await settled();
  expect(statesOf(putAway.get())).toEqual(['label of A already', 'A already', 'B kept', 'A kept']);
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-3']);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(2);
});

test('a piece that waits for repair here is here, one that was thought lost is put here', async () => {
  const { world } = warehouse({
    broken: scannedUnit('broken', { locationId: 'bay-3', custody: 'in_repair' }),
    lost: scannedUnit('lost', { locationId: 'bay-3', lifecycle: 'lost', custody: 'missing' }),
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['broken', 'lost']) putAway.scan(text);
  await settled();
  expect(statesOf(putAway.get())).toEqual(['lost kept', 'broken already']);
});

test('a scan is only said to be done when it is on the disk, and says so when the disk refuses', async () => {
  const { world, heard, state } = warehouse({ A: scannedUnit('A') });
  state.full = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  expect(statesOf(putAway.get())).toEqual(['A refused']);
  expect(heard).toEqual(['A sending', 'A refused']);
  state.full = false;
  putAway.scan('A');
  await settled();
  expect(heard.at(-1)).toBe('A kept');
});

test('what is scanned without a network is recorded by its code, each answered for itself', async () => {
  const { world, events, heard, state } = warehouse();
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B']) putAway.scan(text);
  await settled();
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-3']);
  expect(heard).toEqual(['A sending', 'B sending', 'B kept']);
});

test('a code that this device knows is not asked for', async () => {
  const { world, events, looked, known } = warehouse();
  known['A'] = scannedUnit('A');
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  expect(looked).toEqual([]);
  expect(events()).toEqual(['moved A to bay-3']);
});

test('what the server says of a scan is told: nothing more if all is well, what went wrong otherwise', async () => {
  const { world, heard, state } = warehouse();
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'stranger', 'C']) putAway.scan(text);
  await settled();
  heard.length = 0;
  const [c, stranger, a] = putAway.get();
  putAway.placed(
    [
      { id: a!.key, review: null },
      { id: stranger!.key, review: 'unknown_code' },
      { id: c!.key, review: null },
      { id: 'of another screen', review: null },
    ],
    0,
  );
  expect(heard).toEqual(['stranger review, earlier', 'C put']);
  expect(statesOf(putAway.get())).toEqual(['C put', 'stranger review', 'A put']);
});

test('what is no piece of ours is said and not moved; another location becomes the target', async () => {
  const { world, events, heard } = warehouse({
    old: { kind: 'revoked' },
    blank: { kind: 'blank' },
    sofa: { kind: 'item', item: { tracking: 'unit' } },
    towels: { kind: 'item', item: { tracking: 'bulk' } },
    'bay 4': { kind: 'location', location: { id: 'bay-4' } },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  const texts = ['stranger', 'old', 'blank', 'sofa', 'towels', 'bay 4'];
  for (const text of texts) putAway.scan(text);
  await settled();
  expect(
    heard.filter((line) => !line.includes('sending')).map((line) => line.replace(', earlier', '')),
  ).toEqual([
    'stranger unknown',
    'old retired',
    'blank blank',
    'sofa model',
    'towels bulk',
    'now into bay 4',
  ]);
  expect(events()).toEqual([]);
});

test('a piece that the server calls sold or retired is recorded where it is, and told to be one', async () => {
  const { world, events } = warehouse({
    sold: scannedUnit('sold', { lifecycle: 'sold' }),
    retired: scannedUnit('retired', { lifecycle: 'retired', locationId: 'bay-3' }),
    chair: scannedUnit('chair'),
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['sold', 'retired', 'chair']) putAway.scan(text);
  await settled();
  expect(events()).toEqual(['moved sold to bay-3', 'moved retired to bay-3', 'moved chair to bay-3']);
  expect(putAway.get().map((entry) => `${stateWord(entry)} ${toneOf(entry)}`)).toEqual([
    'kept good',
    'gone note',
    'gone note',
  ]);
});

test('what was scanned after a bin goes into that bin, also while the bin is still being looked up', async () => {
  const { world, events } = warehouse({
    A: scannedUnit('A'),
    B: scannedUnit('B'),
    'bay 4': { kind: 'location', location: bay4 },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'bay 4', 'B']) putAway.scan(text);
  await settled();
  putAway.scan('A');
  await settled();
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-4', 'moved A to bay-4']);
  expect(piecesPut(putAway.get(), 'bay-4')).toBe(2);
});

test('a bin that the device knows is gone on in at once, and the pieces before it stay where they were put', async () => {
  const { world, events, heard, state, known } = warehouse();
  known['BAY-4'] = { kind: 'location', location: bay4 };
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'BAY-4', 'B']) putAway.scan(text);
  expect(heard).toContain('now into BAY-4');
  await settled();
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-4']);
});

test('what waited when the page was opened stands in the list, each once', async () => {
  const { world } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  const waiting = (key: string, state: Entry['state']): Entry => ({ key, text: key, location: bay, state });
  putAway.restore([waiting('B', 'kept'), waiting('C', 'undone'), putAway.get()[0]!]);
  expect(statesOf(putAway.get())).toEqual(['A kept', 'B kept', 'C undone']);
});

test('a session that ended is no answer to a scan: it is recorded for its member', async () => {
  const { world, events } = warehouse();
  const ended = {
    ...world,
    resolve: () => Promise.reject(new ApiProblem('unauthenticated', '', { status: 401 })),
  };
  const putAway = makePutAway(ended);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  expect(events()).toEqual(['moved A to bay-3']);
});

test('of what is only counted, as many as somebody enters are brought', async () => {
  const { world, recorded } = warehouse({
    towels: { kind: 'item', item: { id: 'towels', tracking: 'bulk' } },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('towels');
  await settled();
  await putAway.bring(putAway.get()[0]!.key, { from: { fromId: bay4.id }, quantity: 3 });
  expect(recorded).toMatchObject([
    { kind: 'transferred', itemId: 'towels', fromId: 'bay-4', toId: 'bay-3', quantity: 3 },
  ]);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(3);
});

test('a piece that only this device knows is told by its name and recorded, also if it was thought to be here or gone', async () => {
  const recalled = (id: string, more = {}) => ({ ...scannedUnit(id, more), asOf: 1 });
  const { world, events } = warehouse({
    elsewhere: recalled('elsewhere'),
    here: recalled('here', { locationId: 'bay-3' }),
    sold: recalled('sold', { lifecycle: 'sold' }),
    blank: { kind: 'blank', code: 'blank', asOf: 1 },
    retired: { kind: 'revoked', asOf: 1 },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['elsewhere', 'here', 'sold', 'blank', 'retired', 'here']) putAway.scan(text);
  await settled();
  expect(statesOf(putAway.get())).toEqual([
    'here already',
    'retired retired',
    'blank kept',
    'sold kept',
    'here kept',
    'elsewhere kept',
  ]);
  expect(putAway.get().map(({ wasHere = false }) => wasHere)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(events()).toEqual([
    'moved elsewhere to bay-3',
    'moved here to bay-3',
    'moved sold to bay-3',
    'moved blank to bay-3',
  ]);
});

test('a code that this device would know is recorded, told to be strange, and no piece', async () => {
  const { world, state, events } = warehouse();
  Object.assign(state, { cut: true, knowsAll: true });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('TORN');
  await settled();
  const [entry] = putAway.get() as [Entry];
  expect([stateWord(entry), toneOf(entry), piecesPut(putAway.get(), 'bay-3')]).toEqual([
    'keptStrange',
    'note',
    0,
  ]);
  expect(events()).toEqual(['moved TORN to bay-3']);
  await putAway.undo(entry.key);
  expect(stateWord(putAway.get()[0]!)).toBe('undoneCode');
});

test('where this device does not know all codes, one that it does not know may be a piece', async () => {
  const { world, state } = warehouse();
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  expect([stateWord(putAway.get()[0]!), piecesPut(putAway.get(), 'bay-3')]).toEqual(['keptCode', 1]);
});

test('stock that came in or was counted stays in the list; only what came in is put away', async () => {
  const { world } = warehouse({ towels: { kind: 'item', item: { id: 'towels', tracking: 'bulk' } } });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const fact of [
    { id: '1', at: '', kind: 'received', itemId: 'towels', quantity: 12 },
    { id: '2', at: '', kind: 'counted', itemId: 'towels', counted: 30 },
  ]) {
    putAway.scan('towels');
    await settled();
    putAway.recorded([fact]);
  }
  expect(putAway.get().map((entry) => `${stateWord(entry)} ${entry.quantity}`)).toEqual([
    'counted 30',
    'received 12',
  ]);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(12);
});

test('what needs attention is told by the reason that the server gave', () => {
  const words = vi.spyOn(i18next, 't').mockImplementation(((key: string) => key) as never); // its keys alone
  expect(whyNot({ text: 'TORN', state: 'review', reason: 'unknown_code' } as Entry)).toBe(
    'inventory/scans:reason.unknownCode',
  );
  words.mockRestore();
});
