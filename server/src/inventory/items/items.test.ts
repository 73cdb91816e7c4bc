import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const house = async () => {
  const boss = await owner(app);
  return { boss, ...warehouseOf(boss) };
};

describe('an item', () => {
  test('is kept with all its facts, and shown with none of its pieces', async () => {
    const { boss, category } = await house();
    const categoryId = await category('Sofas');
    const facts = {
      name: 'Harlow 84in Track-Arm Sofa',
      sku: 'HAR-84',
      categoryId,
      description: 'Three seats.\nLoose cushions.',
      width: 2134,
      depth: 940,
      height: 864,
      weight: 52_000,
      colorName: 'Oatmeal',
      colorFamily: 'beige',
      colorHex: '#d8cab0',
      materials: ['Linen', 'Oak'],
      styles: ['Transitional'],
      roomTypes: ['living', 'family'],
      brand: 'Harlow',
      vendorSku: 'H84',
      monthlyRent: 14_000,
      salePrice: 150_000,
      purchaseCost: 118_000,
      replacementCost: 125_000,
      fragile: false,
      twoPerson: true,
      packMethod: 'blanket',
      bufferDays: 3,
      tags: ['hero'],
      customFields: { [await warehouseOf(boss).field('Legs')]: 'oak' },
    };
    const created = await boss.post('/items', facts);
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...facts,
        version: 1,
        status: 'active',
        tracking: 'unit',
        shownStatus: 'none',
        categoryName: 'Sofas',
        counts: { owned: 0, available: 0 },
        pictures: [],
        coverId: null,
        createdBy: 'Robin Vale',
      },
    });
    expect((await boss.get(`/items/${created.body.id}`)).body).toEqual(created.body);
    expect((await boss.get('/audit?action=item.created')).body.rows[0]).toMatchObject({
      subjectName: facts.name,
      subjectId: created.body.id,
    });
  });

  test('changes only in what is named, and the log says from what to what', async () => {
    const { boss, item } = await house();
    const before = await item({ sku: 'A-1', brand: 'Nord', width: 900, tags: ['old'] });
    const after = await boss.patch(`/items/${before.id}`, {
      version: 1,
      width: null,
      tags: ['new', 'NEW', 'blue'],
    });
    expect(after).toMatchObject({
      status: 200,
      body: { version: 2, sku: 'A-1', brand: 'Nord', width: null, tags: ['NEW', 'blue'] },
    });
    expect((await boss.get('/audit?action=item.changed')).body.rows[0].details).toEqual({
      width: { from: 900, to: null },
      tags: { from: ['old'], to: ['NEW', 'blue'] },
    });
  });

  test('is changed by one of many who looked at the same state, and the others are told', async () => {
    const { boss, item } = await house();
    const { id } = await item();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => boss.patch(`/items/${id}`, { version: 1, name: `Name ${at}` })),
    );
    const [won, ...others] = answers.sort((one, other) => one.status - other.status);
    expect([won?.status, won?.body.version]).toEqual([200, 2]);
    for (const answer of others) expectProblem(answer, 'stale_version');
    expect((await boss.get(`/items/${id}`)).body).toEqual(won?.body);
    expect((await boss.get('/audit?action=item.changed')).body.total).toBe(1);
  });

  test('is not changed by whoever looked at an older state', async () => {
    const { boss, item } = await house();
    const { id } = await item();
    await boss.patch(`/items/${id}`, { version: 1, name: 'First' });
    expectProblem(await boss.patch(`/items/${id}`, { version: 1, name: 'Second' }), 'stale_version');
    expect((await boss.get(`/items/${id}`)).body.name).toBe('First');
  });

  test('has a sku that no other has, whatever its case, in this organization only', async () => {
    const [one, other] = [await house(), await house()];
    await one.item({ sku: 'Sofa-1' });
    expect(
      await one.boss.post('/items', { name: 'B', sku: 'sofa-1', categoryId: await one.category() }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'sku', key: 'errors.codeTaken' }] },
    });
    const second = await one.item({ sku: 'sofa-2' });
    expectProblem(
      await one.boss.patch(`/items/${second.id}`, { version: 1, sku: 'SOFA-1' }),
      'invalid_input',
      'sku',
    );
    expect((await other.item({ sku: 'Sofa-1' })).sku).toBe('Sofa-1');
    // Without a sku any number of items can be.
    await one.item();
    await one.item();
  });

  test('stands in a category and comes from a vendor of this organization', async () => {
    const [{ boss, category }, other] = [await house(), await house()];
    const [mine, theirs] = [await category(), await other.category()];
    const vendorId = (await other.boss.post('/vendors', { name: 'Theirs' })).body.id;
    expectProblem(
      await boss.post('/items', { name: 'X', categoryId: theirs }),
      'invalid_input',
      'categoryId',
    );
    expectProblem(
      await boss.post('/items', { name: 'X', categoryId: mine, vendorId }),
      'invalid_input',
      'vendorId',
    );
    const { id } = (await boss.post('/items', { name: 'X', categoryId: mine })).body;
    expectProblem(
      await boss.patch(`/items/${id}`, { version: 1, categoryId: theirs }),
      'invalid_input',
      'categoryId',
    );
    expectProblem(await boss.patch(`/items/${id}`, { version: 1, vendorId }), 'invalid_input', 'vendorId');
    expect((await boss.get('/items')).body.total).toBe(1);
  });

  test('wrong input names every field', async () => {
    const { boss, category } = await house();
    const { body } = await boss.post('/items', {
      name: ' ',
      categoryId: await category(),
      width: -3,
      weight: 1.5,
      colorHex: 'red',
      roomTypes: ['garage'],
      monthlyRent: 10.5,
      bufferDays: 90,
      tags: Array.from({ length: 31 }, (_, index) => `t${index}`),
    });
    expect(body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'bufferDays',
      'colorHex',
      'monthlyRent',
      'name',
      'roomTypes.0',
      'tags',
      'weight',
      'width',
    ]);
  });

  test('of a stranger does not exist', async () => {
    const [mine, stranger] = [await house(), await house()];
    const { id } = await stranger.item();
    for (const answer of [
      await mine.boss.get(`/items/${id}`),
      await mine.boss.get(`/items/${id}/availability`),
      await mine.boss.patch(`/items/${id}`, { version: 1, name: 'Mine' }),
      await mine.boss.post(`/items/${id}/archive`),
      await mine.boss.post(`/items/${id}/duplicate`),
      await mine.boss.delete(`/items/${id}`),
    ])
      expectProblem(answer, 'not_found');
    expect((await stranger.boss.get(`/items/${id}`)).body.version).toBe(1);
  });
});

describe('what pieces cost', () => {
  test('is told to those who may know, and to nobody else', async () => {
    const { boss, item } = await house();
    const { id } = await item({ purchaseCost: 100_00, replacementCost: 120_00, monthlyRent: 10_00 });
    const seen = { designer: 100_00, warehouse: 100_00, accountant: 100_00, crew: null, viewer: null };
    for (const [role, cost] of Object.entries(seen)) {
      const reader = await colleague(app, boss, role);
      expect([role, (await reader.get(`/items/${id}`)).body.purchaseCost]).toEqual([role, cost]);
      expect((await reader.get(`/items/${id}`)).body.monthlyRent).toBe(10_00);
    }
  });

  test('is not written over by whoever may not see it', async () => {
    const { boss, item } = await house();
    const { id } = await item({ purchaseCost: 100_00 });
    const rules = ['read', 'update', 'create'].map((action) => ({ action, subject: 'Item' }));
    const role = (await boss.post('/roles', { name: 'Stylist', rules })).body.key;
    const stylist = await colleague(app, boss, role);
    expectProblem(await stylist.patch(`/items/${id}`, { version: 1, purchaseCost: 1 }), 'forbidden');
    expect(await stylist.patch(`/items/${id}`, { version: 1, name: 'Styled' })).toMatchObject({
      status: 200,
      body: { name: 'Styled', purchaseCost: null },
    });
    expect((await boss.get(`/items/${id}`)).body.purchaseCost).toBe(100_00);
  });
});

describe('in and out of use', () => {
  test('a draft is taken into use, an active one archived, an archived one taken back', async () => {
    const { boss, item } = await house();
    const { id } = await item({ status: 'draft' });
    expectProblem(await boss.post(`/items/${id}/archive`), 'illegal_transition');
    expect((await boss.post(`/items/${id}/activate`)).body.status).toBe('active');
    expectProblem(await boss.post(`/items/${id}/activate`), 'illegal_transition');
    expect((await boss.post(`/items/${id}/archive`)).body.status).toBe('archived');
    expect((await boss.get('/items')).body.total).toBe(0);
    expect((await boss.get('/items?status=archived')).body.total).toBe(1);
    expect((await boss.post(`/items/${id}/activate`)).body.status).toBe('active');
  });

  test('a duplicate is a draft with the same facts and no sku', async () => {
    const { boss, item } = await house();
    const original = await item({ sku: 'ONE', brand: 'Nord', tags: ['a'], width: 500 });
    expect(await boss.post(`/items/${original.id}/duplicate`)).toMatchObject({
      status: 201,
      body: {
        name: original.name,
        sku: '',
        status: 'draft',
        brand: 'Nord',
        tags: ['a'],
        width: 500,
        version: 1,
      },
    });
  });

  test('one that never had a piece can be removed, one that had cannot', async () => {
    const { boss, item, unit } = await house();
    const mistake = await item();
    expect((await boss.delete(`/items/${mistake.id}`)).status).toBe(200);
    expectProblem(await boss.get(`/items/${mistake.id}`), 'not_found');
    const { itemId } = await unit();
    expect(await boss.delete(`/items/${itemId}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', pieces: 1 },
    });
  });
});

describe('many at once', () => {
  test('get tags, category, prices and location together, all or none', async () => {
    const { boss, item, units, category, bin } = await house();
    const [first, second] = [
      await item({ tags: ['Old', 'keep'], monthlyRent: 1000, salePrice: 333 }),
      await item({ tags: [], monthlyRent: null }),
    ];
    const pieces = await units(2, { itemId: first.id });
    const [categoryId, locationId] = [await category('New'), await bin()];
    const change = { categoryId, locationId, addTags: ['spring'], removeTags: ['old'], pricePercent: 10 };
    expect(await boss.post('/items/change', { ids: [first.id, second.id], ...change })).toMatchObject({
      status: 200,
      body: { changed: 2 },
    });
    expect((await boss.get(`/items/${first.id}`)).body).toMatchObject({
      categoryName: 'New',
      tags: ['keep', 'spring'],
      monthlyRent: 1100,
      salePrice: 366,
    });
    expect((await boss.get(`/items/${second.id}`)).body).toMatchObject({
      tags: ['spring'],
      monthlyRent: null,
    });
    expect((await boss.get(`/units/${pieces[0]?.id}`)).body.locationId).toBe(locationId);
    expect((await boss.get('/audit?action=item.changed-many')).body.total).toBe(1);
  });

  test('are brought to one location with all that is counted by quantity', async () => {
    const { boss, item, bin } = await house();
    const { id } = await item({ tracking: 'bulk' });
    const [here, there, locationId] = [await bin(), await bin(), await bin()];
    await boss.post('/stock/receive', { itemId: id, locationId: here, quantity: 5 });
    await boss.post('/stock/receive', { itemId: id, locationId: there, quantity: 7 });
    expect((await boss.post('/items/change', { ids: [id], locationId })).status).toBe(200);
    expect((await boss.get(`/stock?itemId=${id}`)).body.rows).toMatchObject([{ locationId, onHand: 12 }]);
    expect((await boss.get(`/items/${id}`)).body.counts.owned).toBe(12);
  });

  test('one that is not here, or may not change so, stops them all', async () => {
    const [{ boss, item }, stranger] = [await house(), await house()];
    const [mine, draft, theirs] = [await item(), await item({ status: 'draft' }), await stranger.item()];
    expectProblem(
      await boss.post('/items/change', { ids: [mine.id, theirs.id], addTags: ['x'] }),
      'invalid_input',
      'ids',
    );
    expectProblem(
      await boss.post('/items/change', { ids: [mine.id, draft.id], status: 'archived' }),
      'illegal_transition',
    );
    expect((await boss.get(`/items/${mine.id}`)).body).toMatchObject({
      tags: [],
      status: 'active',
      version: 1,
    });
  });

  test('nobody gets more tags than can be looked through', async () => {
    const { boss, item } = await house();
    const tags = Array.from({ length: 29 }, (_, index) => `t${index}`);
    const { id } = await item({ tags });
    expectProblem(
      await boss.post('/items/change', { ids: [id], addTags: ['a', 'b'] }),
      'invalid_input',
      'addTags',
    );
    expect((await boss.get(`/items/${id}`)).body.tags).toEqual(tags);
  });
});

test('availability tells what can be promised, day by day', async () => {
  const { boss, units, item } = await house();
  const { id } = await item();
  const [first, second] = await units(5, { itemId: id });
  await boss.post('/units/missing', { unitIds: [first?.id] });
  await boss.post('/units/damage', { unitIds: [second?.id] });
  const { body } = await boss.get(`/items/${id}/availability?from=2026-05-01&days=3`);
  expect(body).toEqual({ from: '2026-05-01', owned: 5, free: [3, 3, 3] });
  expect((await boss.get(`/items/${id}/availability`)).body.free).toHaveLength(90);
});

test('the words in use can be chosen from, the most used first', async () => {
  const { boss, item } = await house();
  await item({ tags: ['hero'], styles: ['Modern'], colorFamily: 'blue', brand: 'Nord', materials: ['Oak'] });
  await item({ tags: ['hero', 'spare'], styles: ['Modern'], colorFamily: 'gray' });
  expect((await boss.get('/items/choices')).body).toEqual({
    colors: [
      { value: 'blue', items: 1 },
      { value: 'gray', items: 1 },
    ],
    styles: [{ value: 'Modern', items: 2 }],
    tags: [
      { value: 'hero', items: 2 },
      { value: 'spare', items: 1 },
    ],
    brands: [{ value: 'Nord', items: 1 }],
    materials: [{ value: 'Oak', items: 1 }],
  });
});

test('an item never lands in a category that is being removed', async () => {
  const { boss, category } = await house();
  for (let round = 0; round < 20; round += 1) {
    const categoryId = await category();
    const [removed, created] = await Promise.all([
      boss.delete(`/categories/${categoryId}`),
      boss.post('/items', { name: 'Late', categoryId }),
    ]);
    expect([removed.status, created.status]).toSatisfy(
      ([gone, made]) => (gone === 200 && made === 422) || (gone === 409 && made === 201),
    );
  }
});
