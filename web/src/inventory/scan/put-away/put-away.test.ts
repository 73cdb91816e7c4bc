import { expect, test } from 'vitest';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { type Entry, piecesPut } from './entry.ts';
import { makePutAway, type World } from './put-away.ts';

const bay = { id: 'bay-3', name: 'Bay 3', code: 'W1-B-03' } as unknown as Entry['location'];
const bay4 = { id: 'bay-4', name: 'Bay 4', code: 'W1-B-04' } as unknown as Entry['location'];
const unit = (id: string, more = {}) => ({
  id,
  code: id,
  locationId: 'bin-1',
  lifecycle: 'active',
  custody: 'in_storage',
  ...more,
});
const scannedUnit = (id: string, more = {}) => ({
  kind: 'unit',
  unit: unit(id, more),
  item: { id: `item of ${id}`, name: id },
});

/** A world that answers from a table, whose network can be cut and whose disk can be full. */
const warehouse = (things: Record<string, unknown> = {}) => {
  const heard: string[] = [];
  const recorded: Record<string, unknown>[] = [];
  const looked: string[] = [];
  const kept: Entry[] = [];
  const state = { cut: false, full: false };
  const known: Record<string, unknown> = {};
  const world = {
    known: (text: string) => known[text],
    resolve: async (text: string) => {
      if (state.cut) throw new ApiProblem('offline', 'No network.');
      looked.push(text);
      if (!things[text]) throw new ApiProblem('not_found', 'Nothing.', { status: 404 });
      return things[text];
    },
    keep: async (facts: readonly Record<string, unknown>[], entry: Entry) => {
      if (state.full) throw new Error('The disk is full.');
      recorded.push(...facts);
      kept.push(entry);
    },
    onAnswer: ({ text, state: answer }: Entry, isLatest: boolean) =>
      heard.push(`${text} ${answer}${isLatest ? '' : ', earlier'}`),
    onLocation: (_scanned: unknown, text: string) => heard.push(`now into ${text}`),
  } as unknown as World; // ids and rows of the tests, as far as the rules read them
  /** What was recorded, in words. */
  const events = () =>
    recorded.map(({ kind, unitId, code, itemId, locationId, toId, undoes }) =>
      kind === 'undone'
        ? `undone ${kept.find(({ key }) => key === undoes)?.text}`
        : `${kind} ${unitId ?? code ?? itemId} to ${locationId ?? toId}`,
    );
  return { world, heard, recorded, looked, state, known, kept, events };
};
const settled = () => new Promise((done) => setTimeout(done, 0));
const statesOf = (entries: readonly Entry[]) => entries.map(({ text, state }) => `${text} ${state}`);

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
  putAway.placed([
    { id: a!.key, review: null },
    { id: stranger!.key, review: 'unknown_code' },
    { id: c!.key, review: null },
    { id: 'of another screen', review: null },
  ]);
  expect(heard).toEqual(['stranger review, earlier', 'C put']);
  expect(statesOf(putAway.get())).toEqual(['C put', 'stranger review', 'A put']);
});

test('what is no piece of ours is said and not moved; another location becomes the target', async () => {
  const { world, events, heard } = warehouse({
    old: { kind: 'revoked' },
    blank: { kind: 'blank' },
    sofa: { kind: 'item', item: { tracking: 'unit' } },
    towels: { kind: 'item', item: { tracking: 'bulk' } },
    sold: scannedUnit('sold', { lifecycle: 'sold' }),
    'bay 4': { kind: 'location', location: { id: 'bay-4' } },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  const texts = ['stranger', 'old', 'blank', 'sofa', 'towels', 'sold', 'bay 4'];
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
    'sold gone',
    'now into bay 4',
  ]);
  expect(events()).toEqual([]);
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

test('a scan is taken back by recording so, whether or not it has been sent', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B']) putAway.scan(text);
  await settled();
  const [b, a] = putAway.get();
  putAway.placed([{ id: a!.key, review: null }]);
  await Promise.all([putAway.undo(b!.key), putAway.undo(a!.key)]);
  expect(events()).toEqual(['moved A to bay-3', 'moved B to bay-3', 'undone B', 'undone A']);
  expect(statesOf(putAway.get())).toEqual(['B undone', 'A undone']);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(0);
  putAway.scan('A');
  await settled();
  expect(statesOf(putAway.get())).toEqual(['A kept', 'B undone', 'A undone']);
});

test('a scan that is taken back while it is looked up is recorded and taken back, in this order', async () => {
  const { world, events } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await putAway.undo(putAway.get()[0]!.key);
  expect(events()).toEqual(['moved A to bay-3', 'undone A']);
});

test('what waited when the page was opened stands in the list, but for what was taken back', async () => {
  const { world } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  const waiting = (key: string, state: Entry['state']): Entry => ({ key, text: key, location: bay, state });
  putAway.restore([waiting('B', 'kept'), waiting('C', 'kept'), waiting('C', 'undone'), putAway.get()[0]!]);
  expect(statesOf(putAway.get())).toEqual(['A kept', 'B kept']);
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
  await putAway.bring(putAway.get()[0]!.key, { fromId: bay4.id, quantity: 3 });
  expect(recorded).toMatchObject([
    { kind: 'transferred', itemId: 'towels', fromId: 'bay-4', toId: 'bay-3', quantity: 3 },
  ]);
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(3);
});
