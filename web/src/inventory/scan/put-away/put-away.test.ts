import { expect, test } from 'vitest';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { type Entry, piecesPut } from './entry.ts';
import { makePutAway, type World } from './put-away.ts';

const bay = { id: 'bay-3', name: 'Bay 3', code: 'W1-B-03' } as unknown as Entry['location'];
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

/** A world that answers from a table, and whose network can be cut. */
const warehouse = (things: Record<string, unknown> = {}) => {
  const calls: string[] = [];
  const heard: string[] = [];
  let kept: readonly Entry[] = [];
  const state = { cut: false, loseAnswer: false };
  const known: Record<string, unknown> = {};
  const reach = async (call: string) => {
    if (state.cut) throw new ApiProblem('offline', 'No network.');
    calls.push(call);
  };
  const stand = (unitId: string, locationId: string) => {
    for (const thing of Object.values(things) as { unit?: { id: string; locationId: string } }[])
      if (thing.unit?.id === unitId) thing.unit.locationId = locationId;
  };
  const world = {
    resolve: async (text: string) => {
      await reach(`resolve ${text}`);
      if (!things[text]) throw new ApiProblem('not_found', 'Nothing.', { status: 404 });
      return things[text];
    },
    move: async (unitId: string, intoId: string, key: string) => {
      await reach(`move ${unitId} to ${intoId} by ${key}`);
      stand(unitId, intoId);
      if (state.loseAnswer) throw new ApiProblem('unreachable', 'The answer got lost.');
      return { eventIds: [`event of ${unitId}`] };
    },
    undo: async ({ unit: moved, eventIds }: Entry) => {
      await reach(`undo ${eventIds?.join()}`);
      stand(String(moved?.id), 'bin-1');
    },
    keep: (unsent: readonly Entry[]) => {
      kept = unsent;
    },
    lastKnownLocation: (text: string) => known[text],
    onAnswer: ({ text, state: answer }: Entry, isLatest: boolean) =>
      heard.push(`${text} ${answer}${isLatest ? '' : ', earlier'}`),
    onLocation: (_scanned: unknown, text: string) => heard.push(`now into ${text}`),
    onRest: () => undefined,
  } as unknown as World; // ids and rows of the tests, as far as the rules read them
  return { world, calls, heard, state, known, kept: () => kept };
};
const settled = () => new Promise((done) => setTimeout(done, 0));
const statesOf = (entries: readonly Entry[]) => entries.map(({ text, state }) => `${text} ${state}`);

test('pieces go into the location one after the other, and the same piece again is there already', async () => {
  const { world, calls } = warehouse({
    A: scannedUnit('A'),
    B: scannedUnit('B'),
    'label of A': scannedUnit('A'),
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'B', 'A', 'label of A']) putAway.scan(text);
  await settled();
  expect(statesOf(putAway.get())).toEqual(['label of A already', 'A already', 'B put', 'A put']);
  expect(calls.filter((call) => call.startsWith('move')).length).toBe(2);
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
  expect(statesOf(putAway.get())).toEqual(['lost put', 'broken already']);
});

test('what is scanned without a network is kept, outlives the page, and is sent under the same key', async () => {
  const { world, calls, state, kept } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  putAway.scan('B');
  await settled();
  expect(statesOf(kept())).toEqual(['B kept', 'A kept']);
  state.cut = false;
  const afterReload = makePutAway(world, kept());
  afterReload.resend();
  await settled();
  expect(statesOf(afterReload.get())).toEqual(['B put', 'A put']);
  expect(calls.filter((call) => call.startsWith('move'))).toEqual(
    [...afterReload.get()].reverse().map(({ key, text }) => `move ${text} to bay-3 by ${key}`),
  );
  expect(kept()).toEqual([]);
});

test('when only the answer got lost, the same call is made again and nothing is asked anew', async () => {
  const { world, calls, state } = warehouse({ A: scannedUnit('A') });
  state.loseAnswer = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  state.loseAnswer = false;
  putAway.resend();
  await settled();
  const [first, second, ...others] = calls.filter((call) => call.startsWith('move'));
  expect([second, others]).toEqual([first, []]);
  expect(calls.filter((call) => call.startsWith('resolve'))).toEqual(['resolve A']);
  expect(statesOf(putAway.get())).toEqual(['A put']);
});

test('what is no piece of ours is said and not moved; another location becomes the target', async () => {
  const { world, calls, heard } = warehouse({
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
  expect(calls.filter((call) => call.startsWith('move'))).toEqual([]);
});

test('what was scanned after a bin goes into that bin, also when the bin could not be asked for yet', async () => {
  const bay4 = { id: 'bay-4', name: 'Bay 4', code: null };
  const { world, calls, state } = warehouse({
    A: scannedUnit('A'),
    B: scannedUnit('B'),
    'bay 4': { kind: 'location', location: bay4 },
  });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  state.cut = true;
  for (const text of ['bay 4', 'B']) putAway.scan(text);
  await settled();
  state.cut = false;
  // The network is back, and nobody has noticed yet.
  putAway.scan('A');
  await settled();
  expect(calls.filter((call) => call.startsWith('move')).map((call) => call.split(' by ')[0])).toEqual([
    'move A to bay-3',
    'move B to bay-4',
    'move A to bay-4',
  ]);
  expect(piecesPut(putAway.get(), 'bay-4')).toBe(2);
});

test('a scan is taken back by saying so, and one that was not sent is simply forgotten', async () => {
  const { world, calls, state } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  state.cut = true;
  putAway.scan('B');
  await settled();
  const [b] = putAway.get();
  await putAway.undo(b!.key);
  state.cut = false;
  const [a] = putAway.get();
  await putAway.undo(a!.key);
  expect(statesOf(putAway.get())).toEqual(['A undone']);
  expect(calls.at(-1)).toBe('undo event of A');
  expect(piecesPut(putAway.get(), 'bay-3')).toBe(0);
  putAway.scan('A');
  await settled();
  expect(statesOf(putAway.get())).toEqual(['A put', 'A undone']);
});

const bay4 = { id: 'bay-4', name: 'Bay 4', code: 'W1-B-04' } as unknown as Entry['location'];
const movesOf = (calls: readonly string[]) =>
  calls.filter((call) => /^(move|undo)/.test(call)).map((call) => call.split(' by ')[0]);

test('without a network each scan answers for itself, and the last word is about the latest', async () => {
  const { world, heard, state } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  putAway.scan('B');
  await settled();
  putAway.resend();
  await settled();
  expect(heard).toEqual(['A sending', 'A kept', 'B sending', 'B kept']);
});

test('when the network is back, what was kept is sent without a word, but for what went wrong', async () => {
  const { world, heard, state } = warehouse({ A: scannedUnit('A'), C: scannedUnit('C') });
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'stranger', 'C']) putAway.scan(text);
  await settled();
  heard.length = 0;
  state.cut = false;
  putAway.resend();
  await settled();
  expect(heard).toEqual(['stranger unknown, earlier', 'C put']);
});

test('a bin that the device knows is gone on in at once, and the pieces before it stay where they were put', async () => {
  const { world, calls, heard, state, known } = warehouse({ A: scannedUnit('A'), B: scannedUnit('B') });
  known['BAY-4'] = { kind: 'location', location: bay4 };
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['A', 'BAY-4', 'B']) putAway.scan(text);
  expect(heard).toContain('now into BAY-4');
  expect(putAway.get().map(({ text, location }) => `${text} into ${location.id}`)).toEqual([
    'B into bay-4',
    'A into bay-3',
  ]);
  await settled();
  state.cut = false;
  putAway.resend();
  await settled();
  expect(movesOf(calls)).toEqual(['move A to bay-3', 'move B to bay-4']);
});

test('a bin that only the server knows takes what was scanned until the next bin, and nothing after that', async () => {
  const { world, calls, heard, state, known } = warehouse({
    A: scannedUnit('A'),
    B: scannedUnit('B'),
    'new bin': { kind: 'location', location: { id: 'new-bin', name: 'New bin', code: null } },
  });
  known['BAY-3'] = { kind: 'location', location: bay };
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  for (const text of ['new bin', 'A', 'BAY-3', 'B']) putAway.scan(text);
  await settled();
  state.cut = false;
  putAway.resend();
  await settled();
  expect(movesOf(calls)).toEqual(['move A to new-bin', 'move B to bay-3']);
  expect(heard).not.toContain('now into new bin');
});

test('a scan whose answer got lost is not forgotten but taken back: the server may have done it', async () => {
  const { world, calls, state } = warehouse({ A: scannedUnit('A') });
  state.loseAnswer = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  await putAway.undo(putAway.get()[0]!.key);
  expect(statesOf(putAway.get())).toEqual(['A kept']);
  state.loseAnswer = false;
  putAway.resend();
  await settled();
  expect(movesOf(calls)).toEqual(['move A to bay-3', 'move A to bay-3', 'undo event of A']);
  expect(statesOf(putAway.get())).toEqual(['A undone']);
});

test('a scan that is taken back while it is on its way is not put anywhere', async () => {
  const { world, calls } = warehouse({ A: scannedUnit('A') });
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await putAway.undo(putAway.get()[0]!.key);
  await settled();
  expect(movesOf(calls)).toEqual([]);
  expect(putAway.get()).toEqual([]);
});

test('taking back looks at what became of the scan since: one that was sent meanwhile is undone there', async () => {
  const { world, calls, state } = warehouse({ A: scannedUnit('A') });
  state.cut = true;
  const putAway = makePutAway(world);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  const offered = putAway.get()[0]!;
  state.cut = false;
  putAway.resend();
  await settled();
  await putAway.undo(offered.key);
  expect(movesOf(calls)).toEqual(['move A to bay-3', 'undo event of A']);
});

test('a session that ended is no answer to a scan: it is kept for its member', async () => {
  const { world, kept } = warehouse({ A: scannedUnit('A') });
  const ended = {
    ...world,
    resolve: () => Promise.reject(new ApiProblem('unauthenticated', '', { status: 401 })),
  };
  const putAway = makePutAway(ended);
  putAway.enter(bay);
  putAway.scan('A');
  await settled();
  expect(statesOf(kept())).toEqual(['A kept']);
});
