import { addDays } from '@archway/contract/kernel/days';
import { heldDays, overlap } from '@archway/contract/stagings/promises/hold-rules';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { owner, type PersonInTest } from '../people.ts';
import { stockOf } from '../stock.ts';
import { useTestApp } from '../test-app.ts';
import { drawOf } from './contention/random-world.ts';
import { promisesOf } from './promised.ts';

const app = useTestApp();
const seed = Date.now() % 1_000_000;
const draw = drawOf(seed);
const first = `${new Date().getUTCFullYear() + 1}-01-01`;
const aRange = (within: number, longest: number) => {
  const from = addDays(first, draw(within));
  return { from, to: addDays(from, 1 + draw(longest)) };
};

type Promised = { from: string; to: string; quantity: number; status: string };
type Thing = { id: string; cap: number; rest: number; promises: Promised[] };
const things: Thing[] = [];
let boss: PersonInTest;
let orgId: string;

/** Items of few pieces with rests of their own, of their category or of the organization, and as much promised as fits. */
beforeAll(async () => {
  boss = await owner(app);
  const { orgId: own, staging, promise } = promisesOf(app, boss);
  orgId = own;
  const stock = stockOf(app, boss);
  const job = await staging();
  for (let index = 0; index < 40; index += 1) {
    const [ofItem, ofCategory] = [draw(2) ? draw(6) : null, draw(2) ? draw(9) : null];
    const item = await stock.item();
    await app.sql`update item set buffer_days = ${ofItem} where org_id = ${orgId} and id = ${item}`;
    await app.sql`update category set buffer_days = ${ofCategory} where org_id = ${orgId} and id = (select category_id from item where id = ${item})`;
    const cap = draw(4);
    for (let piece = 0; piece < cap; piece += 1) await stock.unit({ item });
    const promises: Promised[] = [];
    for (let count = draw(12); count > 0; count -= 1) {
      const wanted = {
        ...aRange(120, 40),
        quantity: 1 + draw(2),
        status: ['soft', 'firm', 'firm', 'out'][draw(4)]!,
      };
      const isKept = await promise({ item, staging: job, ...wanted }).then(
        () => true,
        () => false,
      );
      if (isKept) promises.push(wanted);
    }
    things.push({ id: item, cap, rest: ofItem ?? ofCategory ?? 2, promises });
  }
}, 120_000);

/** Looks at each day of a stay by itself, with the day before it and those after. */
const freeOf = ({ cap, rest, promises }: Thing, stay: { from: string; to: string }) => {
  const hold = heldDays(stay, { pickLeadDays: 1, bufferDays: rest });
  let least = cap;
  for (let day = hold.from; day < hold.to; day = addDays(day, 1)) {
    const taken = promises.filter(({ from, to, status }) => status !== 'soft' && from <= day && day < to);
    least = Math.min(least, cap - taken.reduce((sum, { quantity }) => sum + quantity, 0));
  }
  return least;
};

test(`ten thousand stays: what is free is what looking at every day finds (seed ${seed})`, async () => {
  const cases = Array.from({ length: 10_000 }, (_, nth) => ({
    nth,
    thing: draw(things.length),
    ...aRange(170, 30),
  }));
  const rows = await app.sql<{ free: number }[]>`
    select f.free from jsonb_to_recordset(${app.sql.json(cases.map((one) => ({ ...one, item: things[one.thing]!.id })))})
      as n (nth int, item uuid, "from" date, "to" date)
    join item i on i.org_id = ${orgId} and i.id = n.item cross join lateral free_of(i, n.from, n.to) f order by n.nth`;
  expect(rows.map(({ free }) => free)).toEqual(
    cases.map(({ thing, ...stay }) => freeOf(things[thing]!, stay)),
  );
});

test(`the items of which nothing is free are the same, for three hundred stays and all of them (seed ${seed})`, async () => {
  const stays = Array.from({ length: 300 }, (_, nth) => ({ nth, ...aRange(170, 30) }));
  const rows = await app.sql<{ nth: number; id: string }[]>`
    select n.nth, t.id from jsonb_to_recordset(${app.sql.json(stays)}) as n (nth int, "from" date, "to" date)
    cross join lateral taken_items(${orgId}, n.from, n.to) t`;
  const taken = Map.groupBy(rows, ({ nth }) => nth);
  for (const { nth, ...stay } of stays)
    expect(new Set(taken.get(nth)?.map(({ id }) => id))).toEqual(
      new Set(things.filter((thing) => thing.cap > 0 && freeOf(thing, stay) === 0).map(({ id }) => id)),
    );
});

test(`the answer of the API day by day is the same (seed ${seed})`, async () => {
  const stay = { from: first, to: addDays(first, 170) };
  const ids = things.map(({ id }) => id);
  const { rows } = (
    await boss.get(`/availability?itemIds=${ids}&from=${stay.from}&to=${stay.to}&include=steps`)
  ).body;
  for (const [index, { free, steps, holders }] of rows.entries()) {
    const thing = things[index]!;
    expect([free, holders.length]).toEqual([
      freeOf(thing, stay),
      thing.promises.filter((one) =>
        overlap(one, heldDays(stay, { pickLeadDays: 1, bufferDays: thing.rest })),
      ).length,
    ]);
    for (let day = stay.from; day < stay.to; day = addDays(day, 1)) {
      const step = steps.findLast((one: { from: string }) => one.from <= day);
      const here = thing.promises.filter(({ from, to }) => from <= day && day < to);
      const sum = (isSoft: boolean) =>
        here.reduce(
          (all, { quantity, status }) => ((status === 'soft') === isSoft ? all + quantity : all),
          0,
        );
      expect([day, step.free, step.soft]).toEqual([day, thing.cap - sum(false), sum(true)]);
    }
  }
});

test(`ten thousand pins: those are kept that overlap no other of their piece, and no others (seed ${seed})`, async () => {
  const stock = stockOf(app, boss);
  const job = await jobOf();
  const [category] = await app.sql`select category_id as id from item where org_id = ${orgId} limit 1`;
  const units: { id: string; item: string }[] = [];
  for (let index = 0; index < 150; index += 1) {
    const item = await stock.item({ category: category!['id'] });
    for (let piece = 0; piece < 3; piece += 1) units.push({ id: await stock.unit({ item }), item });
  }
  const pins = Array.from({ length: 10_000 }, (_, nth) => {
    const { id: unit, item } = units[draw(units.length)]!;
    return { nth, id: newId(), unit, item, ...aRange(100, 12) };
  });
  const kept = await app.sql.begin(async (sql) => {
    await sql`select set_config('test.pins', ${JSON.stringify(pins)}, true), set_config('test.org', ${orgId}, true),
      set_config('test.staging', ${job}, true)`;
    await sql`insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, quantity)
      select ${orgId}, n.id, ${job}, ${job}, ${job}, n.item, 1 from jsonb_to_recordset(${app.sql.json(pins)}) as n (id uuid, item uuid)`;
    // One after the other, each refused by itself.
    await sql.unsafe(`do $$
      declare a_pin record;
      begin
        for a_pin in select * from jsonb_to_recordset(current_setting('test.pins')::jsonb)
          as n (nth int, id uuid, unit uuid, item uuid, "from" date, "to" date) order by nth loop
          begin
            insert into reservation (org_id, id, staging_id, line_id, item_id, unit_id, quantity, starts_on, ends_on, status)
              values (current_setting('test.org')::uuid, a_pin.id, current_setting('test.staging')::uuid, a_pin.id, a_pin.item, a_pin.unit, 1, a_pin."from", a_pin."to", 'firm');
          exception when exclusion_violation then null;
          end;
        end loop;
      end $$`);
    return sql<{ id: string }[]>`select id from reservation where org_id = ${orgId} and unit_id is not null`;
  });
  const model: typeof pins = [];
  for (const pin of pins)
    if (!model.some((other) => other.unit === pin.unit && overlap(other, pin))) model.push(pin);
  expect(kept.map(({ id }) => id).sort()).toEqual(model.map(({ id }) => id).sort());
}, 120_000);

const jobOf = async (): Promise<string> => {
  const [job] = await app.sql<{ id: string }[]>`select id from staging where org_id = ${orgId} limit 1`;
  return job!.id;
};
