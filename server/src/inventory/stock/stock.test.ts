import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const towels = async () => {
  const boss = await owner(app);
  const things = warehouseOf(boss);
  const { id: itemId } = await things.item({ name: 'Towel', tracking: 'bulk' });
  return {
    boss,
    ...things,
    itemId,
    here: await things.bin({ code: 'A-1' }),
    there: await things.bin({ code: 'B-1' }),
  };
};

describe('bulk pieces', () => {
  test('come in, are brought elsewhere and counted, and the item follows', async () => {
    const { boss, itemId, here, there } = await towels();
    await boss.post('/stock/receive', { itemId, locationId: here, quantity: 40 });
    expect(
      (await boss.post('/stock/transfer', { itemId, fromId: here, toId: there, quantity: 15 })).body.rows,
    ).toMatchObject([
      { locationCode: 'A-1', onHand: 25 },
      { locationCode: 'B-1', onHand: 15 },
    ]);
    expect(
      (await boss.post('/stock/count', { itemId, locationId: there, counted: 13 })).body.rows,
    ).toMatchObject([{ onHand: 25 }, { onHand: 13 }]);
    expect((await boss.get(`/items/${itemId}`)).body).toMatchObject({
      shownStatus: 'available',
      counts: { owned: 38, available: 38 },
    });
    expect((await boss.get(`/inventory-events?itemId=${itemId}`)).body.rows).toMatchObject([
      { kind: 'counted', quantity: 13 },
      { kind: 'transferred', quantity: 15 },
      { kind: 'received', quantity: 40 },
    ]);
    expect((await boss.get('/audit?action=stock.counted')).body.rows[0].details.onHand).toEqual({
      from: 15,
      to: 13,
    });
  });

  test('are never fewer than none, also when twenty take from the same balance', async () => {
    const { boss, itemId, here, there } = await towels();
    await boss.post('/stock/receive', { itemId, locationId: here, quantity: 10 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        boss.post('/stock/transfer', { itemId, fromId: here, toId: there, quantity: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'quantity', key: 'errors.tooMuch', n: 0 }] },
      });
    expect((await boss.get(`/stock?itemId=${itemId}`)).body.rows).toMatchObject([
      { locationCode: 'B-1', onHand: 10 },
    ]);
  });

  test('brought to and fro at once never stop each other', async () => {
    const { boss, itemId, here, there } = await towels();
    for (const locationId of [here, there])
      await boss.post('/stock/receive', { itemId, locationId, quantity: 100 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        boss.post('/stock/transfer', {
          itemId,
          fromId: index % 2 ? here : there,
          toId: index % 2 ? there : here,
          quantity: 2,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await boss.get(`/items/${itemId}`)).body.counts.owned).toBe(200);
  });

  test('are of items without codes, in locations of this organization that are in use', async () => {
    const [{ boss, itemId, here, there, item, bin }, stranger] = [await towels(), await towels()];
    const closed = await bin();
    await boss.patch(`/storage-locations/${closed}`, { version: 1, active: false });
    const refused = [
      ['/stock/receive', { itemId: (await item()).id, locationId: here, quantity: 1 }, 'itemId'],
      ['/stock/receive', { itemId: stranger.itemId, locationId: here, quantity: 1 }, 'itemId'],
      ['/stock/receive', { itemId, locationId: stranger.here, quantity: 1 }, 'locationId'],
      ['/stock/receive', { itemId, locationId: closed, quantity: 1 }, 'locationId'],
      ['/stock/receive', { itemId, locationId: here, quantity: 0 }, 'quantity'],
      ['/stock/transfer', { itemId, fromId: stranger.here, toId: there, quantity: 1 }, 'fromId'],
      ['/stock/transfer', { itemId, fromId: here, toId: here, quantity: 1 }, 'toId'],
      ['/stock/transfer', { itemId, fromId: here, toId: there, quantity: 1 }, 'quantity'],
      ['/stock/count', { itemId, locationId: here, counted: -1 }, 'counted'],
    ] as const;
    for (const [path, body, field] of refused)
      expectProblem(await boss.post(path, body), 'invalid_input', field);
  });
});

test('balances are the sum of the ledger after any story', async () => {
  const { boss, itemId, here, there } = await towels();
  const locations = [here, there];
  const step = fc.oneof(
    fc.record({ does: fc.constant('receive'), at: fc.nat(1), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('transfer'), at: fc.nat(1), n: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('count'), at: fc.nat(1), n: fc.nat(20) }),
  );
  const [model] = [new Map(locations.map((location) => [location, 0]))];
  await fc.assert(
    fc.asyncProperty(step, async ({ does, at, n }) => {
      const [one, other] = at ? [here, there] : [there, here];
      const body = {
        receive: { itemId, locationId: one, quantity: n },
        transfer: { itemId, fromId: one, toId: other, quantity: n },
        count: { itemId, locationId: one, counted: n },
      }[does];
      const { status } = await boss.post(`/stock/${does}`, body);
      const had = model.get(one) ?? 0;
      expect(status).toBe(does === 'transfer' && had < n ? 422 : 200);
      if (status === 200) {
        model.set(one, { receive: had + n, transfer: had - n, count: n }[does] ?? 0);
        if (does === 'transfer') model.set(other, (model.get(other) ?? 0) + n);
      }
      const rows: { locationId: string; onHand: number }[] = (await boss.get(`/stock?itemId=${itemId}`)).body
        .rows;
      for (const location of locations)
        expect(rows.find(({ locationId }) => locationId === location)?.onHand ?? 0).toBe(model.get(location));
    }),
    { numRuns: 60 },
  );
});
