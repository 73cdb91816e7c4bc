import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const location = async (boss: PersonInTest, name: string, more: object = {}): Promise<string> =>
  (await boss.post('/storage-locations', { name, kind: 'bin', ...more })).body.id;
const remove = (boss: PersonInTest, id: string, moveTo: string) =>
  boss.request('DELETE', `/api/storage-locations/${id}`, { moveTo });
const piecesAt = async (boss: PersonInTest, id: string) =>
  (await boss.get(`/storage-locations/${id}`)).body.pieces;

/** Pieces through the front door: each has its own story from the first day on. */
const pieces = async (boss: PersonInTest, at: string, quantity: number): Promise<string[]> => {
  const itemId = await stockOf(app, boss).item();
  const added = await boss.post('/units', { itemId, locationId: at, quantity });
  return added.body.rows.map(({ id }: { id: string }) => id);
};
const unit = async (boss: PersonInTest, id: string | undefined) => (await boss.get(`/units/${id}`)).body;

test('a location goes; what stands or is at home in it, and the locations inside, are in another one', async () => {
  const boss = await owner(app);
  const [old, next] = [await location(boss, 'Bin 4'), await location(boss, 'Bin 5')];
  const inside = await location(boss, 'Box', { parentId: old });
  const [standing, missing, retired] = await pieces(boss, old, 3);
  await boss.post('/units/missing', { unitIds: [missing] });
  await boss.post('/units/retire', { unitIds: [retired] });
  const seenBefore = (await unit(boss, standing)).lastSeenAt;
  await stockOf(app, boss).bulk({ at: old, quantity: 30 });

  expect(await remove(boss, old, next)).toMatchObject({ status: 200, body: { ok: true } });
  expectProblem(await boss.get(`/storage-locations/${old}`), 'not_found');
  expect((await boss.get(`/storage-locations/${inside}`)).body.parentId).toBe(next);
  expect(await piecesAt(boss, next)).toBe(32); // the retired piece is not counted, but it is there
  expect(await unit(boss, standing)).toMatchObject({
    locationId: next,
    homeLocationId: next,
    custody: 'in_storage',
    lastSeenAt: seenBefore,
  });
  expect(await unit(boss, missing)).toMatchObject({ locationId: next, custody: 'missing' });
  expect(await unit(boss, retired)).toMatchObject({ locationId: next, lifecycle: 'retired' });
  expect((await boss.get('/audit?action=storage-location.removed')).body.rows).toMatchObject([
    {
      subjectName: 'Bin 4',
      details: { locations: 1, pieces: 33, movedTo: next },
      references: { [next]: { type: 'StorageLocation', name: 'Bin 5' } },
    },
  ]);
});

test('not itself, not inside it, not inactive, not somebody else’s: nothing changes', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const old = await location(boss, 'Bin 4');
  const inside = await location(boss, 'Box', { parentId: old });
  const closed = await location(boss, 'Closed');
  await boss.patch(`/storage-locations/${closed}`, { version: 1, active: false });
  const [piece] = await pieces(boss, old, 1);
  for (const to of [old, inside, closed, await location(stranger, 'Theirs'), 'not an id'])
    expectProblem(await remove(boss, old, to), 'invalid_input', 'moveTo');
  expectProblem(await remove(stranger, old, old), 'not_found');
  expect(await unit(boss, piece)).toMatchObject({ locationId: old, version: 1 });
  expect(await piecesAt(boss, old)).toBe(1);
});

test('moving pieces takes the right to change them', async () => {
  const boss = await owner(app);
  const [old, next] = [await location(boss, 'Bin 4'), await location(boss, 'Bin 5')];
  await pieces(boss, old, 1);
  const rules = [
    { action: 'read', subject: 'Organization' },
    { action: 'manage', subject: 'StorageLocation' },
  ];
  const { key } = (await boss.post('/roles', { name: 'Mover', rules })).body;
  expectProblem(await remove(await colleague(app, boss, key), old, next), 'forbidden');
  expect(await piecesAt(boss, old)).toBe(1);
});

test('going back to a location that is gone is not offered: the move cannot be undone', async () => {
  const boss = await owner(app);
  const [old, next] = [await location(boss, 'Bin 4'), await location(boss, 'Bin 5')];
  const [piece] = await pieces(boss, old, 1);
  await remove(boss, old, next);
  const { itemId } = await unit(boss, piece);
  const { rows } = (await boss.get(`/inventory-events?itemId=${itemId}`)).body;
  const last = rows.find(({ kind }: { kind: string }) => kind === 'relocated');
  expect(last).toMatchObject({ locationName: 'Bin 5' });
  expectProblem(await boss.post('/inventory-events/undo', { eventIds: [last.id] }), 'conflict');
});

test.each([
  ['moved', async () => undefined, 'move'],
  ['found', (boss: PersonInTest, unitIds: string[]) => boss.post('/units/missing', { unitIds }), 'found'],
  [
    'reinstated',
    (boss: PersonInTest, unitIds: string[]) => boss.post('/units/retire', { unitIds }),
    'reinstate',
  ],
])('a piece that was %s does not go back to a location that is gone since', async (kind, before, action) => {
  const boss = await owner(app);
  const [old, next] = [await location(boss, 'Bin 4'), await location(boss, 'Bin 5')];
  const unitIds = await pieces(boss, old, 1);
  await before(boss, unitIds);
  const { eventIds } = (await boss.post(`/units/${action}`, { unitIds, locationId: next })).body;
  await boss.patch(`/units/${unitIds[0]}`, { version: 1, homeLocationId: next });
  expect((await boss.delete(`/storage-locations/${old}`)).status).toBe(200);

  const undone = await boss.post('/inventory-events/undo', { eventIds });
  expectProblem(undone, 'location_gone');
  const { code } = await unit(boss, unitIds[0]);
  expect(undone.body).toMatchObject({ location: 'Bin 4', piece: code });
  expect(undone.body.detail).toContain('Bin 4, which was deleted. Record where it is now instead.');
  expect(await unit(boss, unitIds[0])).toMatchObject({ locationId: next, shownStatus: 'available' });
  const { rows } = (await boss.get(`/inventory-events?unitId=${unitIds[0]}`)).body;
  expect(rows[0]).toMatchObject({ kind, undone: false });
});

test('a sale is undone after the location is gone: the piece is back, without a location until somebody records one', async () => {
  const boss = await owner(app);
  const [old, next] = [await location(boss, 'Bin 4'), await location(boss, 'Bin 5')];
  const unitIds = await pieces(boss, old, 1);
  const { eventIds } = (await boss.post('/units/sell', { unitIds })).body;
  expect((await boss.delete(`/storage-locations/${old}`)).status).toBe(200);

  const undone = await boss.post('/inventory-events/undo', { eventIds });
  expect(undone).toMatchObject({
    status: 200,
    body: { rows: [{ lifecycle: 'active', locationId: null, locationName: null }] },
  });
  await boss.post('/units/missing', { unitIds });
  expect(await unit(boss, unitIds[0])).toMatchObject({ custody: 'missing', locationId: null });
  await boss.post('/units/found', { unitIds, locationId: next });
  expect(await unit(boss, unitIds[0])).toMatchObject({ locationId: next, shownStatus: 'available' });
});

test('an undo and a removal at the same moment: the piece is in a location that is here', async () => {
  const boss = await owner(app);
  const next = await location(boss, 'Bin 5');
  for (let round = 0; round < 5; round += 1) {
    const old = await location(boss, `Old ${round}`);
    const unitIds = await pieces(boss, old, 1);
    await boss.patch(`/units/${unitIds[0]}`, { version: 1, homeLocationId: next });
    const { eventIds } = (await boss.post('/units/move', { unitIds, locationId: next })).body;
    const both = await Promise.all([
      boss.post('/inventory-events/undo', { eventIds }),
      boss.delete(`/storage-locations/${old}`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { locationId } = await unit(boss, unitIds[0]);
    expect((await boss.get(`/storage-locations/${locationId}`)).status).toBe(200);
  }
});
