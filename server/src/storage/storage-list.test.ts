import { storage } from '@archway/contract/storage/storage-location';
import { beforeEach, expect, test } from 'vitest';
import { statementsOf } from '../../test/count-statements.ts';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const { outputSchema } = storage.list['~orpc'];

test('a location counts the pieces that stand exactly there: in use or lost, with and without codes', async () => {
  const boss = await owner(app);
  const { unit, bulk } = stockOf(app, boss);
  const aisle = (await boss.post('/storage-locations', { name: 'Aisle', kind: 'aisle', code: 'A' })).body;
  const bin = (
    await boss.post('/storage-locations', { name: 'Bin', kind: 'bin', code: 'A-1', parentId: aisle.id })
  ).body;
  for (const lifecycle of ['active', 'lost', 'retired', 'sold', 'disposed'])
    await unit({ at: bin.id, lifecycle });
  await unit({ at: aisle.id });
  await unit({ home: bin.id });
  await bulk({ at: bin.id, quantity: 40 });
  await bulk({ at: bin.id, quantity: 2 });
  const { body } = await boss.get('/storage-locations');
  expect(body.rows.map((row: { pieces: number }) => row.pieces)).toEqual([1, 44]);
  expect(outputSchema?.parse(body)).toEqual(body);
  for (const row of body.rows) expect((await boss.get(`/storage-locations/${row.id}`)).body).toEqual(row);
});

test('one location is read by every member, and does not exist for strangers', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const { id } = (await boss.post('/storage-locations', { name: 'Van', kind: 'vehicle' })).body;
  const crew = await colleague(app, boss, 'crew');
  expect((await crew.get(`/storage-locations/${id}`)).body).toMatchObject({ id, name: 'Van', pieces: 0 });
  expectProblem(await stranger.get(`/storage-locations/${id}`), 'not_found');
  expectProblem(await boss.get('/storage-locations/nonsense'), 'invalid_input', 'id');
});

test('two thousand locations with twenty thousand pieces are listed in one statement', async () => {
  const boss = await owner(app);
  const { orgId, item } = stockOf(app, boss);
  await app.sql`insert into storage_location (org_id, id, name, kind, code)
    select ${orgId}, gen_random_uuid(), 'Bin ' || n, 'bin', 'B-' || n from generate_series(1, 2000) n`;
  // As PostgreSQL does by itself within a minute.
  await app.sql`analyze storage_location`;
  await app.sql`insert into unit (org_id, id, item_id, code, location_id)
    select ${orgId}, gen_random_uuid(), ${await item()}, 'U-' || n || '-' || p.code, p.id from generate_series(1, 10) n, storage_location p where p.org_id = ${orgId}`;
  await app.sql`analyze unit`;
  const { answer, statements } = await statementsOf(app, boss, '/storage-locations');
  expect(answer.body.rows).toHaveLength(2000);
  expect(answer.body.rows.every((row: { pieces: number }) => row.pieces === 10)).toBe(true);
  expect(statements).toHaveLength(1);
});
