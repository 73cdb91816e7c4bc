import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner } from '../people.ts';
import { csvOf, importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

/** Pairs that JavaScript or PostgreSQL takes for one name in two cases, and the other perhaps for two names. */
const pairs = [
  ['ΣΟΦΑΣ', 'σοφασ'],
  ['ΣΟΦΑΣ', 'σοφας'],
  ['İ1', 'i̇1'],
  ['İ1', 'i1'],
  ['I1', 'ı1'],
  ['STRASSE', 'straße'],
  ['Ǆ', 'ǆ'],
  ['K1', 'k1'],
  ['ẞ', 'ß'],
  ['ͅΑ', 'ια'],
] as const;

const isSame = async (one: string, other: string) =>
  (await app.sql<[{ same: boolean }]>`select lower(${one}) = lower(${other}) as same`)[0].same;

test.each(pairs)('%s and %s are one SKU exactly when the database says so', async (one, other) => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const categoryId = await house.category();
  const row = (sku: string) => ({ name: `Sofa ${sku}`, sku, categoryId });
  const same = await isSame(one, other);

  const together = await boss.post('/items/many', { rows: [row(one), row(other)] });
  expect([together.status, together.body.errors?.[0]?.field]).toEqual(
    same ? [422, 'rows.1.sku'] : [201, undefined],
  );

  const stranger = await owner(app);
  const theirs = await warehouseOf(stranger).category();
  expect((await stranger.post('/items', { ...row(one), categoryId: theirs })).status).toBe(201);
  const many = await stranger.post('/items/many', { rows: [{ ...row(other), categoryId: theirs }] });
  expect([many.status, many.body.errors?.[0]?.field]).toEqual(same ? [422, 'rows.0.sku'] : [201, undefined]);
  const alone = await stranger.post('/items', { ...row(other), categoryId: theirs });
  expect(alone.status).toBe(422);
});

test.each(pairs)('a sheet may name %s where %s is there, and is imported', async (there, named) => {
  const boss = await owner(app);
  await boss.post('/vendors', { name: there });
  const sofas = await warehouseOf(boss).category('Sofas');
  await warehouseOf(boss).category(there, sofas);
  const done = await importsOf(app, boss).run(
    csvOf(
      ['Name', 'SKU', 'Category', 'Vendor'],
      ['One', there, `Sofas > ${named}`, named],
      ['Two', `2${named}`, `Sofas > ${there}`, there],
      ['Three', `3${named}`, `${named} > ${there}`, `${named} ${there}`],
      ['Four', `4${named}`, `${there} > ${named}`, `${there} ${named}`],
    ),
    { makeCategories: true, makeVendors: true },
  );
  expect([done.state, done.failure, done.counts?.wrong]).toEqual(['done', null, 0]);
});

test.each(pairs)('whoever is tagged %s is found by %s, and loses the tag by it', async (tag, typed) => {
  const boss = await owner(app);
  const item = await warehouseOf(boss).item({ tags: [tag] });
  const same = await isSame(tag, typed);
  const removed = await boss.post('/items/change', { ids: [item.id], removeTags: [typed] });
  expect(removed.status).toBe(200);
  expect((await boss.get(`/items/${item.id}`)).body.tags).toEqual(same ? [] : [tag]);
});

test.each(pairs)('%s and %s as names of anything else never break', async (one, other) => {
  const boss = await owner(app);
  const rules = [{ action: 'read', subject: 'Item' }];
  const state = { search: {}, columns: null };
  const makers = [
    ['/vendors', (name: string) => ({ name })],
    ['/categories', (name: string) => ({ name })],
    ['/roles', (name: string) => ({ name, rules })],
    ['/views', (name: string) => ({ list: 'items', name, state })],
  ] as const;
  const same = await isSame(one, other);
  for (const [path, body] of makers) {
    expect((await boss.post(path, body(one))).status).toBe(201);
    const second = await boss.post(path, body(other));
    if (same) expectProblem(second, 'invalid_input', 'name');
    else expect([path, second.status]).toEqual([path, 201]);
  }
});
