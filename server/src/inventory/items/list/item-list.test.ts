import type { ItemRow } from '@archway/contract/inventory/item';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

let boss: PersonInTest;
let location: Record<'warehouse' | 'aisle' | 'bin' | 'elsewhere' | 'seating' | 'sofas' | 'tables', string>;

beforeAll(async () => {
  boss = await owner(app);
  const { category, bin, item, units } = warehouseOf(boss);
  const warehouse = await bin({ name: 'W1', kind: 'warehouse', code: 'W1' });
  const aisle = await bin({ name: 'Aisle A', kind: 'aisle', parentId: warehouse });
  const seating = await category('Seating');
  location = {
    warehouse,
    aisle,
    bin: await bin({ name: 'A-01', parentId: aisle }),
    elsewhere: await bin({ name: 'Van', kind: 'vehicle' }),
    seating,
    sofas: await category('Sofas', seating),
    tables: await category('Tables'),
  };
  const harlow = await item({
    name: 'Harlow Sofa',
    sku: 'HAR-84',
    categoryId: location.sofas,
    width: 2134,
    monthlyRent: 14_000,
    colorName: 'Oatmeal',
    colorFamily: 'beige',
    styles: ['Transitional'],
    roomTypes: ['living'],
    tags: ['hero'],
    brand: 'Larch & Co',
  });
  await units(2, { itemId: harlow.id, locationId: location.bin, codes: ['LK-777'] });
  const alder = await item({
    name: 'Alder Sofa',
    categoryId: location.sofas,
    width: 2311,
    monthlyRent: 19_000,
    colorName: 'Ivory',
    colorFamily: 'white',
    styles: ['Organic modern'],
  });
  const [piece] = await units(1, { itemId: alder.id, locationId: location.elsewhere });
  await boss.post('/units/damage', { unitIds: [piece?.id] });
  await item({ name: 'Pouf', categoryId: location.seating, monthlyRent: 2000, width: 500 });
  const towels = await item({ name: 'Élan towel', categoryId: location.tables, tracking: 'bulk' });
  await boss.post('/stock/receive', { itemId: towels.id, locationId: location.bin, quantity: 40 });
  await item({ name: 'Old table', categoryId: location.tables, status: 'draft' });
  await boss.post(`/items/${(await item({ name: 'Gone table', categoryId: location.tables })).id}/archive`);
});

const names = async (query: string) => {
  const { status, body } = await boss.get(`/items?${query}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.rows.length);
  return body.rows.map((row: ItemRow) => row.name);
};

describe('the list', () => {
  test('shows what is not archived, by name without regard to case and accents', async () => {
    expect(await names('')).toEqual(['Alder Sofa', 'Élan towel', 'Harlow Sofa', 'Old table', 'Pouf']);
    expect(await names('status=archived')).toEqual(['Gone table']);
    expect(await names('status=draft')).toEqual(['Old table']);
    expect(await names('orderBy=desc')).toEqual([
      'Pouf',
      'Old table',
      'Harlow Sofa',
      'Élan towel',
      'Alder Sofa',
    ]);
  });

  test('tells counts and the worst status', async () => {
    const { body } = await boss.get('/items');
    const [alder, towel, harlow, draft] = body.rows;
    expect(alder).toMatchObject({
      shownStatus: 'in_repair',
      counts: { owned: 1, available: 0, inRepair: 1 },
    });
    expect(towel).toMatchObject({ shownStatus: 'available', counts: { owned: 40, available: 40 } });
    expect(harlow).toMatchObject({ shownStatus: 'available', counts: { owned: 2 }, categoryName: 'Sofas' });
    expect(draft).toMatchObject({ shownStatus: 'none', status: 'draft' });
  });

  test('pages by sizes of the closed list, with one total', async () => {
    const first = await boss.get('/items?itemsPerPage=5&page=1');
    expect(first.body).toMatchObject({ total: 5, page: 1, itemsPerPage: 5 });
    expect((await boss.get('/items?itemsPerPage=5&page=2')).body).toMatchObject({ rows: [], total: 5 });
    expectProblem(await boss.get('/items?itemsPerPage=7'), 'invalid_input', 'itemsPerPage');
    expectProblem(await boss.get('/items?sortBy=name;drop'), 'invalid_input', 'sortBy');
  });

  test.each([
    ['sku', ['Alder Sofa', 'Élan towel', 'Old table', 'Pouf', 'Harlow Sofa']],
    ['category', ['Pouf', 'Alder Sofa', 'Harlow Sofa', 'Élan towel', 'Old table']],
    ['available', ['Alder Sofa', 'Old table', 'Pouf', 'Harlow Sofa', 'Élan towel']],
    ['monthlyRent', ['Pouf', 'Harlow Sofa', 'Alder Sofa', 'Élan towel', 'Old table']],
    ['width', ['Pouf', 'Harlow Sofa', 'Alder Sofa', 'Élan towel', 'Old table']],
    ['createdAt', ['Harlow Sofa', 'Alder Sofa', 'Pouf', 'Élan towel', 'Old table']],
  ])('sorts by %s', async (column, expected) => {
    expect(await names(`sortBy=${column}`)).toEqual(expected);
  });
});

test('in the order of categories, those of one name are sorted together, page by page and both ways', async () => {
  const other = await owner(app);
  const { category, item } = warehouseOf(other);
  const twice = [
    await category('Chairs', await category('Dining')),
    await category('chairs', await category('Office')),
  ];
  const lamps = await category('Lamps');
  for (let nth = 0; nth < 12; nth += 1)
    await item({
      name: `Piece ${String(nth).padStart(2, '0')}`,
      categoryId: nth % 3 ? twice[nth % 2] : lamps,
    });
  const pagesOf = async (orderBy: string) => {
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(
        (await other.get(`/items?sortBy=category&orderBy=${orderBy}&itemsPerPage=5&page=${page}`)).body,
      );
    return pages.flatMap(({ rows }) => rows.map(({ name }: { name: string }) => Number(name.slice(-2))));
  };
  const chairs = [1, 2, 4, 5, 7, 8, 10, 11];
  expect(await pagesOf('asc')).toEqual([...chairs, 0, 3, 6, 9]);
  expect(await pagesOf('desc')).toEqual([9, 6, 3, 0, ...chairs.toReversed()]);
});

describe('filters', () => {
  test('a category means everything under it', async () => {
    expect(await names(`selectedCategory=${location.seating}`)).toEqual([
      'Alder Sofa',
      'Harlow Sofa',
      'Pouf',
    ]);
    expect(await names(`selectedCategory=${location.sofas}`)).toEqual(['Alder Sofa', 'Harlow Sofa']);
  });

  test('a location means everything inside it, with codes and without', async () => {
    for (const where of [location.warehouse, location.aisle, location.bin])
      expect(await names(`selectedLocation=${where}`)).toEqual(['Élan towel', 'Harlow Sofa']);
    expect(await names(`selectedLocation=${location.elsewhere}`)).toEqual(['Alder Sofa']);
  });

  test.each([
    ['selectedStatus=available', ['Élan towel', 'Harlow Sofa']],
    ['selectedStatus=in_repair', ['Alder Sofa']],
    ['selectedStatus=none', ['Old table', 'Pouf']],
    ['colors=beige,white', ['Alder Sofa', 'Harlow Sofa']],
    ['styles=organic modern', ['Alder Sofa']],
    ['roomTypes=living,bath', ['Harlow Sofa']],
    ['tags=HERO', ['Harlow Sofa']],
    ['tags=her', []],
    ['tags=sofa,hero', ['Harlow Sofa']],
    ['tracking=bulk', ['Élan towel']],
    ['maxWidth=2159', ['Harlow Sofa', 'Pouf']],
    ['minWidth=2159', ['Alder Sofa']],
    ['minRent=14000&maxRent=14000', ['Harlow Sofa']],
    ['freeFrom=2027-05-01&freeTo=2027-05-31', ['Élan towel', 'Harlow Sofa']],
    ['maxWidth=2159&colors=beige&selectedStatus=available&searchQuery=sofa', ['Harlow Sofa']],
    ['searchQuery=sofa&sortBy=monthlyRent&orderBy=desc', ['Alder Sofa', 'Harlow Sofa']],
    ['searchQuery=sofa&sortBy=createdAt', ['Harlow Sofa', 'Alder Sofa']],
    ['searchQuery=table&status=archived', ['Gone table']],
    ['searchQuery=table&status=draft', ['Old table']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('an id of another organization finds nothing', async () => {
    const stranger = await owner(app);
    const theirs = await warehouseOf(stranger).category();
    expect(await names(`selectedCategory=${theirs}`)).toEqual([]);
  });
});

describe('looking for words', () => {
  test.each([
    ['harlow', ['Harlow Sofa']],
    ['sofa alder', ['Alder Sofa']],
    ['AR-8', ['Harlow Sofa']],
    ['larch', ['Harlow Sofa']],
    ['oatm', ['Harlow Sofa']],
    ['hero', ['Harlow Sofa']],
    ['elan', ['Élan towel']],
    ['ÉLAN', ['Élan towel']],
    ['lk-777', ['Harlow Sofa']],
    ['K-77', ['Harlow Sofa']],
    ['transitional', ['Harlow Sofa']],
  ])('finds by any part of a word: %s', async (text, expected) => {
    expect(await names(`searchQuery=${encodeURIComponent(text)}`)).toEqual(expected);
  });

  test.each([
    ['harlwo', ['Harlow Sofa']],
    ['oatmel sofa', ['Harlow Sofa']],
    ['transitionl', ['Harlow Sofa']],
  ])('forgives typing errors: %s', async (text, expected) => {
    expect((await names(`sortBy=relevance&searchQuery=${encodeURIComponent(text)}`)).slice(0, 1)).toEqual(
      expected,
    );
  });

  test('looks for what is alike only where nothing is as it was typed', async () => {
    const { item } = warehouseOf(boss);
    const { id } = await item({ name: 'Harlaw lamp' });
    expect(await names('searchQuery=harlow')).toEqual(['Harlow Sofa']);
    expect(await names('searchQuery=harlaw')).toEqual(['Harlaw lamp']);
    expect(await names('searchQuery=harlouw')).toEqual(['Harlaw lamp', 'Harlow Sofa']);
    await boss.delete(`/items/${id}`);
  });

  test('pages through what was found, with one total', async () => {
    const pages = [];
    for (const page of [1, 2])
      pages.push((await boss.get(`/items?searchQuery=a&itemsPerPage=5&page=${page}`)).body);
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [4, 4],
      [0, 4],
    ]);
  });

  test('finds nothing where nothing is alike', async () => {
    expect(await names('searchQuery=chandelier')).toEqual([]);
    expect(await names(`searchQuery=${encodeURIComponent('%_%')}`)).toEqual([]);
    expect(await names(`searchQuery=${encodeURIComponent("o'\\")}`)).toEqual([]);
  });

  test('what stands in the name comes before what stands elsewhere', async () => {
    const { item } = warehouseOf(boss);
    const other = await item({ name: 'Side lamp', tags: ['alder wood'] });
    expect(await names('sortBy=relevance&searchQuery=alder')).toEqual(['Alder Sofa', 'Side lamp']);
    await boss.delete(`/items/${other.id}`);
    expect(await names('searchQuery=alder')).toEqual(['Alder Sofa']);
  });

  test('an item is found once, by its name and by the codes of all its pieces', async () => {
    const { item, units } = warehouseOf(boss);
    const { id } = await item({ name: 'Twin TW-1 lamp' });
    await units(2, { itemId: id, codes: ['TW-1-A', 'TW-1-B'] });
    expect(await names('searchQuery=tw-1')).toEqual(['Twin TW-1 lamp']);
    await boss.post(`/items/${id}/archive`);
  });

  test('never finds what belongs to others', async () => {
    const stranger = await owner(app);
    expect((await stranger.get('/items?searchQuery=sofa')).body).toMatchObject({ rows: [], total: 0 });
    expect((await stranger.get('/items?searchQuery=lk-777')).body.total).toBe(0);
  });
});

test('the tally is the number of items, whatever happens to them', async () => {
  const other = await owner(app);
  const { item, category } = warehouseOf(other);
  const [a, b] = [await category(), await category()];
  const made = await Promise.all(Array.from({ length: 30 }, (_, n) => item({ categoryId: n % 2 ? a : b })));
  for (const [index, { id }] of made.entries()) {
    if (index % 3 === 0) await other.post(`/items/${id}/archive`);
    if (index % 5 === 0)
      await other.patch(`/items/${id}`, { version: index % 3 === 0 ? 2 : 1, categoryId: a });
    if (index % 7 === 0) await other.delete(`/items/${id}`);
  }
  const orgId = other.user.activeOrganization!.id;
  const counted =
    await app.sql`select category_id, status, count(*)::int as n from item where org_id = ${orgId} and deleted_at is null group by 1, 2 order by 1, 2`;
  const tallied =
    await app.sql`select category_id, status, sum(n)::int as n from item_tally where org_id = ${orgId} and facet = '' group by 1, 2 having sum(n) <> 0 order by 1, 2`;
  expect([...tallied]).toEqual([...counted]);
  expect((await other.get(`/items?selectedCategory=${a}`)).body.total).toBe(
    (await other.get(`/items?selectedCategory=${a}&minWidth=1&maxWidth=100000`)).body.total +
      (
        await app.sql`select 1 from item where org_id = ${orgId} and deleted_at is null and status <> 'archived' and category_id = ${a}`
      ).length,
  );
});
