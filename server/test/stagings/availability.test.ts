import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { takeAway } from '../exports.ts';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);

/** One job from the tenth day to the fortieth, with two of three sofas. Pieces are pulled a day before it and rest two after. */
const start = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const sofa = await world.item(3);
  const job = await world.staging({ installOn: day(10), endsOn: day(40) });
  await world.add(job, sofa, { quantity: 2 });
  return { boss, ...world, sofa, job };
};

describe('the catalog narrowed to days', () => {
  test('shows what is free on them, with how many, and counts and exports the same', async () => {
    const { boss, sofa, job, confirm, add, staging } = await start();
    await confirm(job);
    const list = async (days: string) => (await boss.get(`/items?${days}`)).body;
    const days = `freeFrom=${day(20)}&freeTo=${day(25)}`;
    expect(await list(days)).toMatchObject({ total: 1, rows: [{ id: sofa, free: 1 }] });
    const other = await staging({ installOn: day(24), endsOn: day(50) });
    await add(other, sofa);
    await confirm(other);
    expect(await list(days)).toMatchObject({ total: 0, rows: [] });
    expect(await list(`freeFrom=${day(12)}&freeTo=${day(19)}`)).toMatchObject({
      total: 1,
      rows: [{ free: 1 }],
    });
    const { content } = await takeAway(app, boss, '/items/export', {
      format: 'json',
      freeFrom: day(12),
      freeTo: day(19),
      columns: ['name', 'free'],
    });
    expect(JSON.parse(content.toString())).toEqual([{ name: 'Thing', free: 1 }]);
  });

  test('leaves out what is still being pulled, or rests', async () => {
    const { boss, job, confirm, add, sofa } = await start();
    await add(job, sofa);
    await confirm(job);
    const total = async (query: string) => (await boss.get(`/items?${query}`)).body.total;
    // Taken from the ninth day to the forty-first. A stay takes it a day earlier, and two days longer.
    expect(await total(`freeFrom=${day(1)}&freeTo=${day(6)}`)).toBe(1);
    expect(await total(`freeFrom=${day(1)}&freeTo=${day(7)}`)).toBe(0);
    expect(await total(`freeFrom=${day(42)}&freeTo=${day(60)}`)).toBe(0);
    expect(await total(`freeFrom=${day(43)}&freeTo=${day(60)}`)).toBe(1);
    expect(await total(`freeTo=${day(20)}`)).toBe(0);
  });

  test('is as full with other filters, in every order', async () => {
    const { boss, job, confirm, add, sofa, item } = await start();
    await add(job, sofa);
    await confirm(job);
    const rug = await item(1);
    const { categoryId } = (await boss.get(`/items/${rug}`)).body;
    const taken = (await boss.get(`/items/${sofa}`)).body.categoryId;
    const days = `freeFrom=${day(20)}&freeTo=${day(25)}`;
    for (const [query, total] of [
      [`selectedCategory=${categoryId}`, 1],
      [`selectedCategory=${taken}`, 0],
      ['status=active', 1],
      ['status=archived', 0],
      ['tracking=unit', 1],
      ['searchQuery=thing', 1],
      ['selectedStatus=available', 1],
      ['selectedStatus=reserved', 0],
      ...['name', 'category', 'updatedAt', 'createdAt', 'available', 'width'].map(
        (by) => [`sortBy=${by}`, 1] as const,
      ),
    ] as const)
      expect([query, (await boss.get(`/items?${days}&${query}`)).body]).toMatchObject([
        query,
        { total, rows: total ? [{ id: rug, free: 1 }] : [] },
      ]);
  });
});

describe('what is free of items, and who has the rest', () => {
  test('soft holds are told and stand in nobody’s way; firm ones take', async () => {
    const { boss, sofa, job, confirm } = await start();
    const answerFor = async (from: number, to: number, more = '') =>
      (await boss.get(`/availability?itemIds=${sofa}&from=${day(from)}&to=${day(to)}${more}`)).body.rows[0];
    expect(await answerFor(20, 25)).toMatchObject({
      itemId: sofa,
      owned: 3,
      cap: 3,
      free: 3,
      soft: 2,
      holders: [
        { stagingId: job.id, number: 1, name: '1 Main St', status: 'soft', from: day(9), to: day(42) },
      ],
    });
    await confirm(job);
    expect(await answerFor(35, 50, '&include=steps')).toMatchObject({
      free: 1,
      soft: 0,
      holders: [{ status: 'firm', quantity: 2 }],
      steps: [
        { from: day(35), free: 1, soft: 0 },
        { from: day(42), free: 3, soft: 0 },
      ],
    });
    expect(await answerFor(43, 50)).toMatchObject({ free: 3, holders: [] });
    expect((await boss.get(`/items/${sofa}/availability?from=${day(40)}&days=3`)).body.free).toEqual([
      1, 1, 3,
    ]);
  });

  test('five hundred items are answered at once, in their order; a stranger’s is not here', async () => {
    const { boss, sofa, item } = await start();
    const rug = await item(1);
    const days = `from=${day(20)}&to=${day(25)}`;
    const ids = [rug, sofa];
    expect((await boss.get(`/availability?itemIds=${ids}&${days}`)).body.rows).toMatchObject(
      ids.map((itemId) => ({ itemId })),
    );
    const many = Array.from({ length: 500 }, () => crypto.randomUUID());
    expect((await boss.get(`/availability?itemIds=${many}&${days}`)).body).toEqual({ rows: [] });
    const stranger = await owner(app);
    expect((await stranger.get(`/availability?itemIds=${sofa}&${days}`)).body).toEqual({ rows: [] });
    expectProblem(
      await boss.get(`/availability?itemIds=${[...many, sofa]}&${days}`),
      'invalid_input',
      'itemIds',
    );
    expectProblem(
      await boss.get(`/availability?itemIds=${sofa}&from=${day(9)}&to=${day(9)}`),
      'invalid_input',
      'to',
    );
  });
});

describe('pieces that are promised from today on', () => {
  test('are reserved, of the item and in the totals, until they are let go', async () => {
    const { boss, sofa, job, confirm } = await start();
    const counts = async () => (await boss.get(`/items/${sofa}`)).body;
    const totals = async () =>
      Promise.all(
        ['reserved', 'available'].map(
          async (status) => (await boss.get(`/items?selectedStatus=${status}`)).body.total,
        ),
      );
    expect(await counts()).toMatchObject({ shownStatus: 'available', counts: { reserved: 0, available: 3 } });
    await confirm(job);
    expect(await counts()).toMatchObject({
      shownStatus: 'reserved',
      version: 1,
      counts: { reserved: 2, available: 1, owned: 3 },
    });
    expect(await totals()).toEqual([1, 1]);
    await boss.post(`/stagings/${job.id}/release`, {});
    expect(await counts()).toMatchObject({ shownStatus: 'available', counts: { reserved: 0, available: 3 } });
    expect(await totals()).toEqual([0, 1]);
  });

  test('a pinned piece is reserved, the others are not', async () => {
    const { boss, sofa, job, confirm, add } = await start();
    const [unit] = (await boss.get(`/units?itemId=${sofa}`)).body.rows;
    await add(job, sofa, { unitId: unit.id });
    await confirm(job);
    expect((await boss.get(`/units/${unit.id}`)).body.shownStatus).toBe('reserved');
    expect((await boss.get(`/units?itemId=${sofa}&status=reserved`)).body.total).toBe(1);
    expect((await boss.get(`/units?itemId=${sofa}&status=available`)).body.total).toBe(2);
  });

  test('an item that is promised stays in the catalog', async () => {
    const { boss, sofa, job, confirm } = await start();
    await confirm(job);
    expectProblem(await boss.post(`/items/${sofa}/archive`), 'in_use');
    expectProblem(await boss.post('/items/change', { ids: [sofa], status: 'archived' }), 'in_use');
    await boss.post(`/stagings/${job.id}/release`, {});
    expect((await boss.post(`/items/${sofa}/archive`)).status).toBe(200);
  });
});
