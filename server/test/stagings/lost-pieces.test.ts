import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '../people.ts';
import { csvOf, importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { waitedForBy } from '../waited-for.ts';
import { warehouseOf } from '../warehouse.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

/** Two jobs, of which the later one has more time to find something else. */
const start = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const house = warehouseOf(boss);
  const bin = await house.bin();
  const jobs = [
    await world.staging({ installOn: addDays(today, 5), endsOn: addDays(today, 40) }),
    await world.staging({ installOn: addDays(today, 10), endsOn: addDays(today, 40) }),
  ] as const;
  for (const job of jobs) await world.confirm(job);
  const held = async () =>
    Promise.all(jobs.map(async (job) => (await world.lines(job)).map((line: { held: number }) => line.held)));
  const pieces = async () => {
    const item = await house.item();
    const units = await house.units(2, { itemId: item.id, locationId: bin });
    return { item, units: units.map(({ id }) => id) };
  };
  return { boss, ...world, ...house, bin, jobs, held, pieces };
};

describe('what can no longer be used keeps no promise, however that is told', () => {
  test.each(['retire', 'sell', 'missing', 'damage'])('a piece that is %s', async (event) => {
    const { boss, jobs, add, held, pieces } = await start();
    const { item, units } = await pieces();
    for (const job of jobs) await add(job, item.id);
    expect(await held()).toEqual([[1], [1]]);
    const told = await boss.post(`/units/${event}`, { unitIds: [units[0]] });
    expect(told.status).toBe(200);
    expect(await held()).toEqual([[1], [0]]);
  });

  test('the very piece that is pinned loses its promise first, whichever job has it', async () => {
    const { boss, jobs, add, held, pieces } = await start();
    const { item, units } = await pieces();
    await add(jobs[0], item.id, { unitId: units[0] });
    await add(jobs[1], item.id);
    await boss.post('/units/retire', { unitIds: [units[0]] });
    expect(await held()).toEqual([[0], [1]]);
  });

  test('pieces of several items that are lost at once take their items in the order of their ids, also those lost before', async () => {
    const { boss, pieces } = await start();
    const [earlier, later] = [await pieces(), await pieces()].sort((one, other) =>
      one.item.id < other.item.id ? -1 : 1,
    ) as [Awaited<ReturnType<typeof pieces>>, Awaited<ReturnType<typeof pieces>>]; // two
    await boss.post('/units/missing', { unitIds: [earlier.units[0]] });
    const { retiring } = await app.sql.begin(async (sql) => {
      const [{ orgId, pid } = { orgId: '', pid: 0 }] = await sql<{ orgId: string; pid: number }[]>`
        select org_id as "orgId", pg_backend_pid() as pid from item where id = ${earlier.item.id} for no key update`;
      const retiring = boss.post('/units/retire', { unitIds: [earlier.units[0], later.units[0]] });
      await waitedForBy(app.sql, pid);
      // Whoever waits for the earlier one holds no later one.
      await sql`select 1 from item where org_id = ${orgId} and id = ${later.item.id} for no key update nowait`;
      return { retiring };
    });
    expect((await retiring).status).toBe(200);
  });

  test('a job that the pins of others leave no piece for, though on every day there are enough', async () => {
    const { boss, staging, confirm, add, lines, pieces } = await start();
    const { item, units } = await pieces();
    const [third] = await warehouseOf(boss).units(1, {
      itemId: item.id,
      locationId: await warehouseOf(boss).bin(),
    });
    const stays = [
      { from: 10, to: 20, unitId: units[0] },
      { from: 30, to: 40, unitId: units[1] },
      { from: 15, to: 35, unitId: null },
    ];
    const all: { id: string; version: number; rooms: { id: string }[] }[] = [];
    for (const { from, to, unitId } of stays) {
      const job = await staging({ installOn: addDays(today, from), endsOn: addDays(today, to) });
      await confirm(job);
      expect((await add(job, item.id, { unitId })).status).toBe(200);
      all.push(job);
    }
    const heldBy = async () =>
      Promise.all(all.map(async (job) => (await lines(job)).map((line: { held: number }) => line.held)));
    expect((await boss.post('/units/retire', { unitIds: [third!.id] })).status).toBe(200);
    expect(await heldBy()).toEqual([[1], [1], [1]]);
    const orgId = boss.user.activeOrganization!.id;
    const queued =
      await app.sql`select payload from graphile_worker._private_jobs where key = ${`settle-pins:${item.id}`}`;
    expect(queued).toMatchObject([{ payload: { orgId, itemId: item.id } }]);
    await app.jobs['settle-pins']?.({ orgId, itemId: item.id });
    expect(await heldBy()).toEqual([[1], [0], [1]]);
    const { rows } = (await boss.get(`/stagings/${all[1]!.id}/timeline`)).body;
    expect(rows[0]).toMatchObject({
      action: 'staging.bumped',
      details: { pieces: [expect.stringMatching(/^1 × ./)], unusable: true },
    });
    await app.jobs['settle-pins']?.({ orgId, itemId: item.id });
    expect(await heldBy()).toEqual([[1], [0], [1]]);
  });

  test('stock that is counted down', async () => {
    const { boss, jobs, add, held, item: _item, bin, ...house } = await start();
    const towel = await warehouseOf(boss).item({ tracking: 'bulk' });
    await boss.post('/stock/receive', { itemId: towel.id, locationId: bin, quantity: 6 });
    for (const job of jobs) await add(job, towel.id, { quantity: 3 });
    await boss.post('/stock/count', { itemId: towel.id, locationId: bin, counted: 4 });
    expect(await held()).toEqual([[3], [1]]);
    expect((await house.lines(jobs[1]))[0]).toMatchObject({ bumped: 2, bumpedBy: null });
  });

  test('a mistake that is taken back gives no promise back by itself, and it can be held again', async () => {
    const { boss, jobs, add, held, pieces } = await start();
    const { item, units } = await pieces();
    for (const job of jobs) await add(job, item.id);
    await boss.post('/units/retire', { unitIds: [units[0]] });
    await boss.post('/units/reinstate', { unitIds: [units[0]] });
    expect(await held()).toEqual([[1], [0]]);
    expect((await boss.post(`/stagings/${jobs[1].id}/reserve`, {})).status).toBe(200);
    expect(await held()).toEqual([[1], [1]]);
  });

  test('a sheet takes nothing away: neither by how many there are, nor by archiving what is promised', async () => {
    const { boss, jobs, add, held, bin } = await start();
    const item = await warehouseOf(boss).item({ name: 'Towel', sku: 'T-1', tracking: 'bulk' });
    await boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: 4 });
    for (const job of jobs) await add(job, item.id, { quantity: 2 });
    const imports = importsOf(app, boss);
    const problems = async (heading: string, value: string | number) => {
      const { id } = await imports.send(csvOf(['SKU', heading], ['T-1', value]));
      await imports.check(id);
      return imports.problems(id);
    };
    expect(await problems('Quantity', 1)).toEqual(['2 Quantity errors.otherQuantity']);
    expect(await problems('Catalog status', 'archived')).toEqual(['2 Catalog status errors.promised']);
    expect(await held()).toEqual([[2], [2]]);
  });
});
