import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const location = async (boss: PersonInTest, more: object = {}): Promise<string> =>
  (await boss.post('/storage-locations', { name: 'Bin 4', kind: 'bin', ...more })).body.id;
const remove = (boss: PersonInTest, id: string) => boss.delete(`/storage-locations/${id}`);

test('an empty location is removed, and its code is free again', async () => {
  const boss = await owner(app);
  const id = await location(boss, { code: 'B-4' });
  expect(await remove(boss, id)).toMatchObject({ status: 200, body: { ok: true } });
  expectProblem(await boss.get(`/storage-locations/${id}`), 'not_found');
  expectProblem(await remove(boss, id), 'not_found');
  expect((await boss.get('/storage-locations')).body.rows).toEqual([]);
  expect((await boss.get('/audit?action=storage-location.removed')).body.rows).toMatchObject([
    { subjectName: 'Bin 4', subjectId: id },
  ]);
  expect(await location(boss, { code: 'B-4' })).not.toBe(id);
});

test('one with locations inside, or with pieces that stand or are at home in it, is kept, and the reason counts them', async () => {
  const boss = await owner(app);
  const { unit, bulk } = stockOf(app, boss);
  const id = await location(boss);
  const inside = await location(boss, { parentId: id });
  await unit({ at: id, home: id });
  await unit({ at: inside, home: id });
  await unit({ at: id, lifecycle: 'retired' });
  await bulk({ at: id, quantity: 30 });
  const refused = await remove(boss, id);
  expectProblem(refused, 'in_use');
  expect(refused.body).toMatchObject({
    children: 1,
    pieces: 33,
    detail: 'Bin 4 is in use (locations inside: 1, pieces: 33). Move them elsewhere first.',
  });
  expect((await boss.get(`/storage-locations/${id}`)).status).toBe(200);
});

test.each([
  ['a location inside', async (boss: PersonInTest, id: string) => location(boss, { parentId: id })],
  ['a lost piece', (boss: PersonInTest, at: string) => stockOf(app, boss).unit({ at, lifecycle: 'lost' })],
  ['a piece at home there', (boss: PersonInTest, home: string) => stockOf(app, boss).unit({ home })],
  ['one towel', (boss: PersonInTest, at: string) => stockOf(app, boss).bulk({ at, quantity: 1 })],
])('%s alone is enough to keep it', async (_what, put) => {
  const boss = await owner(app);
  const id = await location(boss);
  await put(boss, id);
  expectProblem(await remove(boss, id), 'in_use');
});

test('pieces that are gone for good, and locations inside that were removed, do not keep it', async () => {
  const boss = await owner(app);
  const { unit } = stockOf(app, boss);
  const id = await location(boss);
  for (const lifecycle of ['sold', 'disposed']) await unit({ at: id, home: id, lifecycle });
  await remove(boss, await location(boss, { parentId: id }));
  expect((await remove(boss, id)).status).toBe(200);
});

test('a location is not removed while another is put into it: one of the two is refused', async () => {
  const boss = await owner(app);
  for (let round = 0; round < 10; round += 1) {
    const id = await location(boss);
    const [removed, added] = await Promise.all([
      remove(boss, id),
      boss.post('/storage-locations', { name: 'Inside', kind: 'bin', parentId: id }),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status]);
  }
});

test('strangers do not find it, and whoever only looks may not remove it', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const id = await location(boss);
  expectProblem(await remove(stranger, id), 'not_found');
  for (const role of ['designer', 'viewer'])
    expectProblem(await remove(await colleague(app, boss, role), id), 'forbidden');
  expect((await boss.get(`/storage-locations/${id}`)).status).toBe(200);
});
