import { addDays } from '@archway/contract/kernel/days';
import { type Demand, peakDemand } from '@archway/contract/stagings/promises/demand-rules';
import { heldDays } from '@archway/contract/stagings/promises/hold-rules';
import { describe, expect, test } from 'vitest';
import { owner } from '../people.ts';
import { stockOf } from '../stock.ts';
import { useTestApp } from '../test-app.ts';
import { promisesOf } from './promised.ts';

const app = useTestApp();

const start = async (pieces: number) => {
  const boss = await owner(app);
  const stock = stockOf(app, boss);
  const item = await stock.item();
  const units = await Promise.all(Array.from({ length: pieces }, () => stock.unit({ item })));
  return { boss, stock, item, units, ...promisesOf(app, boss) };
};

/** Days of a year that is not over, so that nothing is in the past. */
const year = new Date().getUTCFullYear() + 1;
const on = (monthAndDay: string) => `${year}-${monthAndDay}`;

describe('the database lets no more be promised than there is', () => {
  test('a piece is in one home at a time', async () => {
    const { item, units, promise } = await start(2);
    const unit = units[0] as string;
    await promise({ item, unit, from: on('03-01'), to: on('05-01') });
    await expect(promise({ item, unit, from: on('04-30'), to: on('06-01') })).rejects.toMatchObject({
      code: '23P01',
      constraint_name: 'reservation_unit_once',
    });
    await promise({ item, unit, from: on('05-01'), to: on('06-01') });
  });

  test('on no day is more of an item promised than is owned', async () => {
    const { item, promise } = await start(3);
    await promise({ item, quantity: 2, from: on('03-01'), to: on('05-01') });
    await promise({ item, quantity: 1, from: on('04-01'), to: on('06-01') });
    await expect(promise({ item, quantity: 1, from: on('04-15'), to: on('04-16') })).rejects.toMatchObject({
      code: '23P01',
      constraint_name: 'reservation_within_stock',
    });
    await promise({ item, quantity: 2, from: on('05-01'), to: on('05-02') });
    await promise({ item, quantity: 9, from: on('03-01'), to: on('05-01'), status: 'soft' });
  });

  test('a stay that becomes longer is looked at where it becomes longer, and one that becomes shorter never is refused', async () => {
    const { item, promise, orgId } = await start(1);
    const first = await promise({ item, from: on('03-01'), to: on('04-01') });
    await promise({ item, from: on('05-01'), to: on('06-01') });
    const end = (day: string) =>
      app.sql`update reservation set ends_on = ${day} where org_id = ${orgId} and id = ${first}`;
    await end(on('05-01'));
    await expect(end(on('05-02'))).rejects.toMatchObject({ constraint_name: 'reservation_within_stock' });
    await end(on('03-15'));
  });

  test('a pin is a piece of its item', async () => {
    const { item, promise, stock } = await start(1);
    const other = await stock.unit({});
    await expect(promise({ item, unit: other, from: on('03-01'), to: on('04-01') })).rejects.toMatchObject({
      constraint_name: 'reservation_pin',
    });
  });
});

describe('what can no longer be promised is taken away from those it was promised to', () => {
  const retire = (orgId: string, unit: string) =>
    app.sql`select set_config('app.org', ${orgId}, true)`.then(
      () => app.sql`update unit set lifecycle = 'retired' where org_id = ${orgId} and id = ${unit}`,
    );

  test('a retired piece keeps no promise of its own', async () => {
    const { item, units, promise, found, orgId } = await start(3);
    const [unit, other] = units as [string, string];
    const pinned = await promise({ item, unit, from: on('03-01'), to: on('04-01') });
    const elsewhere = await promise({ item, unit: other, from: on('03-01'), to: on('04-01') });
    await retire(orgId, unit);
    expect([await found(pinned), await found(elsewhere)]).toMatchObject([
      { status: 'bumped' },
      { status: 'firm' },
    ]);
  });

  test('too much is taken from the job that has the most time left, and only so much as is missing', async () => {
    const { item, units, promise, found, orgId } = await start(3);
    const soon = await promise({ item, quantity: 1, from: on('03-01'), to: on('06-01') });
    const late = await promise({ item, quantity: 2, from: on('05-01'), to: on('07-01') });
    const before = await promise({ item, quantity: 2, from: on('03-01'), to: on('05-01') });
    await retire(orgId, units[0] as string);
    expect(await Promise.all([soon, late, before].map(found))).toMatchObject([
      { status: 'firm', quantity: 1 },
      { status: 'firm', quantity: 1 },
      { status: 'firm', quantity: 1 },
    ]);
    const bumped =
      await app.sql`select quantity from reservation where org_id = ${orgId} and status = 'bumped'`;
    expect(bumped.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('what is in a home stays there', async () => {
    const { item, units, promise, found, orgId } = await start(2);
    const inHome = await promise({ item, quantity: 2, from: on('03-01'), to: on('06-01'), status: 'out' });
    await retire(orgId, units[0] as string);
    expect(await found(inHome)).toMatchObject({ status: 'out', quantity: 2 });
  });
});

/** The same numbers in each run. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('ten thousand ranges: what the database calls the peak, and what it calls free of a stay with the days before and after it, is what the rules say', async () => {
  const { item, promise, orgId, staging } = await start(60);
  const next = random(7);
  const whole = (most: number) => Math.floor(next() * most);
  const of = await staging();
  const demands: Demand[] = [];
  for (let index = 0; index < 60; index += 1) {
    const from = addDays(on('01-01'), whole(200));
    const to = addDays(from, 1 + whole(60));
    const demand = { from, to, quantity: 1 + whole(3) };
    const held = await promise({ item, staging: of, ...demand }).then(
      () => true,
      () => false,
    );
    if (held) demands.push(demand);
  }
  const ranges = Array.from({ length: 10_000 }, () => {
    const from = addDays(on('01-01'), whole(260) - 20);
    return { from, to: addDays(from, 1 + whole(40)) };
  }).map((range, nth) => ({ ...range, nth }));
  for (const [pickLeadDays, bufferDays] of [
    [1, 2],
    [4, 9],
  ] as const) {
    await app.sql`update organization set settings = settings || ${app.sql.json({ pickLeadDays, bufferDays })} where id = ${orgId}`;
    const rows = await app.sql<{ peak: number; free: number }[]>`
      select p.peak, f.free from jsonb_to_recordset(${app.sql.json(ranges)}) as n ("from" date, "to" date, nth int)
      join item i on i.org_id = ${orgId} and i.id = ${item}
      cross join lateral peak_demand(${orgId}, i.id, n.from, n.to, null) p cross join lateral free_of(i, n.from, n.to) f order by nth`;
    expect(rows).toEqual(
      ranges.map((stay) => ({
        peak: peakDemand(demands, stay),
        free: 60 - peakDemand(demands, heldDays(stay, { pickLeadDays, bufferDays })),
      })),
    );
  }
});
