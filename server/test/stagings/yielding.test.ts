import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner } from '../people.ts';
import { stockOf } from '../stock.ts';
import { useTestApp } from '../test-app.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const today = new Date().toISOString().slice(0, 10);
const day = (number: number) => addDays(today, number);

const start = async () => {
  const boss = await owner(app, { timezone: 'UTC' });
  const world = await stagingWorld(app, boss);
  const job = async (from: number, to: number, itemId?: string, quantity = 1) => {
    const made = await world.staging({ installOn: day(from), endsOn: day(to) });
    await world.confirm(made);
    if (itemId) expect((await world.add(made, itemId, { quantity })).status).toBe(200);
    return made;
  };
  const to = async (id: string, status: string, more: object = {}) => {
    const { version } = (await boss.get(`/stagings/${id}`)).body;
    return boss.post(`/stagings/${id}/status`, { version, status, ...more });
  };
  return { boss, ...world, job, to };
};

type Row = { reservationId: string; quantity: number; stagingId: string; bumped: number };

test.each([
  {
    name: 'whoever begins last',
    pieces: 2,
    held: [
      [10, 40, 1],
      [30, 60, 1],
    ],
    wants: [15, 50, 1],
  },
  { name: 'only as many as are missing', pieces: 6, held: [[10, 40, 6]], wants: [20, 30, 2] },
  {
    name: 'nobody who comes after another has gone',
    pieces: 2,
    held: [
      [10, 15, 1],
      [30, 40, 1],
      [12, 50, 1],
    ],
    wants: [5, 22, 1],
  },
  {
    name: 'several on several days',
    pieces: 3,
    held: [
      [5, 20, 2],
      [25, 50, 1],
      [26, 60, 2],
    ],
    wants: [10, 40, 2],
  },
] as const)(
  'a refusal names those who would give way, and bumping takes just that: $name',
  async ({ pieces, held, wants }) => {
    const { boss, item, job, lines } = await start();
    const chair = await item(pieces);
    const others = [];
    for (const [from, to, quantity] of held) others.push(await job(from, to, chair, quantity));
    const mine = await job(wants[0], wants[1]);
    const add = (onClash: string) =>
      boss.post(`/stagings/${mine.id}/lines`, {
        lines: [{ roomId: mine.rooms[0].id, itemId: chair, quantity: wants[2] }],
        onClash,
      });
    const refused = await add('refuse');
    expectProblem(refused, 'promised_elsewhere');
    const [clash] = refused.body.clashes;
    const named = others.map(({ id }) =>
      clash.yielding
        .filter(({ reservationId }: Row) =>
          clash.holders.some((one: Row) => one.reservationId === reservationId && one.stagingId === id),
        )
        .reduce((sum: number, { quantity }: Row) => sum + quantity, 0),
    );
    expect(Math.max(...named)).toBeGreaterThan(0);
    expect((await add('bump')).status).toBe(200);
    const taken = await Promise.all(others.map(async (one) => (await lines(one))[0].bumped));
    expect(taken).toEqual(named);
  },
);

test('nobody is named where a piece in a home stays there', async () => {
  const { item, job, to, add } = await start();
  const sofa = await item(1);
  const home = await job(-5, 20, sofa);
  for (const status of ['designing', 'ready', 'installing']) await to(home.id, status);
  const refused = await add(await job(10, 30), sofa);
  expect(refused.body.clashes).toMatchObject([{ yielding: [], holders: [{ endsOn: day(20), to: day(22) }] }]);
});

test('what is like an item is free with the days it rests itself', async () => {
  const { boss, unit, job } = await start();
  const stock = stockOf(app, boss);
  const category: string = (await boss.post('/categories', { name: 'Rugs' })).body.id;
  const [rug, runner] = [await stock.item({ category }), await stock.item({ category })];
  for (const item of [rug, runner]) await unit({ item });
  const alike = async () =>
    (await boss.get(`/stagings/${mine.id}/equivalents?itemId=${rug}`)).body.rows.map(
      ({ itemId }: { itemId: string }) => itemId,
    );
  const mine = await job(10, 20, rug);
  await job(30, 60, runner);
  expect(await alike()).toContain(runner);
  const { version } = (await boss.get(`/items/${runner}`)).body;
  expect((await boss.patch(`/items/${runner}`, { version, bufferDays: 14 })).status).toBe(200);
  expect(await alike()).not.toContain(runner);
});

test('a home that is staged before its date has its pieces from that day on, or nothing changes', async () => {
  const { boss, item, job, to, lines } = await start();
  const sofa = await item(1);
  const early = await job(30, 60, sofa);
  const between = await job(5, 15, sofa);
  for (const status of ['designing', 'ready']) await to(early.id, status);
  const foreseen = (await boss.get(`/stagings/${early.id}/outcome?status=installing`)).body;
  expect(foreseen.clashes).toMatchObject([{ itemId: sofa, holders: [{ stagingId: between.id }] }]);
  const refused = await to(early.id, 'installing');
  expectProblem(refused, 'promised_elsewhere');
  expect(refused.body.clashes[0].yielding).toHaveLength(1);
  expect(await lines(early)).toMatchObject([{ status: 'firm' }]);
  expect((await to(early.id, 'installing', { onClash: 'bump' })).status).toBe(200);
  expect(await lines(between)).toMatchObject([{ status: 'bumped', bumpedBy: { stagingId: early.id } }]);
  const { rows } = (await boss.get(`/availability?itemIds=${sofa}&from=${today}&to=${day(1)}`)).body;
  expect(rows).toMatchObject([{ free: 0, holders: [{ stagingId: early.id, from: today }] }]);
  // It stays so when the end moves later.
  const { version } = (await boss.get(`/stagings/${early.id}`)).body;
  const dates = { version, installOn: day(30), endsOn: day(70) };
  expect((await boss.post(`/stagings/${early.id}/dates`, dates)).status).toBe(200);
  const after = (await boss.get(`/availability?itemIds=${sofa}&from=${today}&to=${day(1)}`)).body.rows;
  expect(after).toMatchObject([{ holders: [{ from: today, to: day(72) }] }]);
});
