import { addDays } from '@archway/contract/kernel/days';
import type { Loss, LossOutcome } from '@archway/contract/stagings/losses';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { goLive } from '../../../test/moves/go-live.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);
const calls = { retire: 'retire', sell: 'sell', markMissing: 'missing', reportDamage: 'damage' } as const;
type Action = keyof typeof calls;
const actions = Object.keys(calls) as Action[]; // keys of a const object

const start = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const house = warehouseOf(boss);
  const bin = await house.bin();
  const pieces = async (quantity: number) => {
    const { id: itemId } = await house.item();
    const units = await house.units(quantity, { itemId, locationId: bin });
    return { itemId, units: units.map(({ id }) => id), codes: units.map(({ code }) => code) };
  };
  const job = async (from: number, to: number) => {
    const made = await world.staging({ installOn: day(from), endsOn: day(to) });
    await world.confirm(made);
    return made;
  };
  const to = async (id: string, status: string) => {
    const { version } = (await boss.get(`/stagings/${id}`)).body;
    expect((await boss.post(`/stagings/${id}/status`, { version, status })).status).toBe(200);
  };
  const ready = async (id: string) => {
    for (const status of ['designing', 'ready', 'installing']) await to(id, status);
  };
  const foresee = (action: Action, unitIds: readonly string[], person: PersonInTest = boss) =>
    person.get(`/units/outcome?action=${action}&unitIds=${unitIds.join(',')}`);
  const orgId = boss.user.activeOrganization!.id;
  const firmly = async (itemId: string) =>
    new Map(
      (
        await app.sql<{ id: string; quantity: number }[]>`
          select id, quantity from reservation where org_id = ${orgId} and item_id = ${itemId} and status in ('firm', 'out')`
      ).map(({ id, quantity }) => [id, quantity]),
    );
  /** The one promise that a job holds. */
  const firmlyOf = async (stagingId: string): Promise<string> =>
    (
      await app.sql`select id from reservation where staging_id = ${stagingId} and status in ('firm', 'out')`
    )[0]?.['id'];
  /** What each promise of an item loses by a call, with what a job of the queue finds afterwards. */
  const lostBy = async (itemId: string, call: () => Promise<unknown>) => {
    const before = await firmly(itemId);
    await call();
    await app.jobs['settle-pins']?.({ orgId, itemId });
    const after = await firmly(itemId);
    return Object.fromEntries(
      [...before].flatMap(([id, quantity]) => {
        const lost = quantity - (after.get(id) ?? 0);
        return lost > 0 ? [[id, lost]] : [];
      }),
    );
  };
  const act = async (action: Action, unitIds: readonly string[]) => {
    const done = await boss.post(`/units/${calls[action]}`, { unitIds });
    expect([done.status, done.text]).toEqual([200, expect.anything()]);
  };
  return { boss, ...world, ...house, bin, pieces, job, ready, foresee, firmlyOf, lostBy, act };
};

const told = ({ losses }: LossOutcome) =>
  Object.fromEntries(losses.map(({ reservationId, quantity }) => [reservationId, quantity]));

describe('what is told before a piece is retired, sold, lost or damaged is what happens then', () => {
  test.each(actions)('%s: nobody counts on it', async (action) => {
    const { pieces, foresee, act } = await start();
    const { units } = await pieces(2);
    expect((await foresee(action, [units[0]!])).body).toEqual({ kept: 0, losses: [], inHomes: [] });
    await act(action, [units[0]!]);
  });

  test.each(actions)('%s: another piece takes its place', async (action) => {
    const { pieces, job, add, foresee, lostBy, act } = await start();
    const { itemId, units } = await pieces(2);
    await add(await job(10, 40), itemId);
    expect((await foresee(action, [units[0]!])).body).toEqual({ kept: 1, losses: [], inHomes: [] });
    expect(await lostBy(itemId, () => act(action, [units[0]!]))).toEqual({});
  });

  test.each(actions)('%s: the very piece was promised, and another is free on those days', async (action) => {
    const { pieces, job, add, foresee, lostBy, act } = await start();
    const { itemId, units, codes } = await pieces(2);
    const oak = await job(10, 40);
    await add(oak, itemId, { unitId: units[0] });
    const { body } = await foresee(action, [units[0]!]);
    expect(body).toMatchObject({
      kept: 0,
      losses: [
        {
          staging: { id: oak.id, number: oak.number, name: oak.name },
          itemId,
          unitCode: codes[0],
          quantity: 1,
          replaceable: 1,
          installOn: day(10),
          endsOn: day(40),
        },
      ],
    });
    expect(await lostBy(itemId, () => act(action, [units[0]!]))).toEqual(told(body));
  });

  test('whoever begins last loses what is too much, and no other piece is free', async () => {
    const { pieces, job, add, foresee, lostBy, act } = await start();
    const { itemId, units } = await pieces(3);
    await add(await job(10, 40), itemId);
    const late = await job(20, 60);
    await add(late, itemId, { quantity: 2 });
    const { body } = await foresee('sell', [units[1]!]);
    expect(body).toMatchObject({
      kept: 2,
      losses: [{ staging: { id: late.id }, unitCode: null, quantity: 1, replaceable: 0 }],
    });
    expect(await lostBy(itemId, () => act('sell', [units[1]!]))).toEqual(told(body));
  });

  test('a piece that is in a home is let go there, and those lose it who come after', async () => {
    const { boss, pieces, job, add, ready, foresee, firmlyOf, lostBy, act } = await start();
    const { itemId, units } = await pieces(1);
    const [home, next] = [await job(-2, 20), await job(30, 50)];
    await add(home, itemId);
    await add(next, itemId);
    await ready(home.id);
    await goLive(boss, home.id);
    const damaged = (await foresee('reportDamage', units)).body;
    expect(damaged).toMatchObject({
      kept: 2,
      losses: [],
      inHomes: [{ staging: { id: home.id }, pieces: 1 }],
    });
    const { body } = await foresee('retire', units);
    expect(body).toMatchObject({
      kept: 0,
      losses: [{ staging: { id: next.id }, quantity: 1, replaceable: 0 }],
      inHomes: [{ staging: { id: home.id }, pieces: 1 }],
    });
    expect(await lostBy(itemId, () => act('reportDamage', units))).toEqual({});
    const ofHome = await firmlyOf(home.id);
    expect(await lostBy(itemId, () => act('retire', units))).toEqual({ ...told(body), [ofHome]: 1 });
  });

  test('a staging that ends today still has its piece for the days it rests; one that is long over loses nothing any more', async () => {
    const { pieces, job, add, foresee, lostBy, act } = await start();
    const { itemId, units } = await pieces(2);
    const [ending, over, pinned] = [await job(-20, 0), await job(-60, -40), await job(-59, -39)];
    await add(ending, itemId, { unitId: units[0] });
    await add(over, itemId);
    await add(pinned, itemId, { unitId: units[0] });
    const { body } = await foresee('retire', [units[0]!]);
    expect(body.losses.map(({ staging, endsOn }: Loss) => [staging?.id, endsOn])).toEqual([
      [ending.id, day(0)],
    ]);
    expect(body.kept).toBe(0);
    expect(await lostBy(itemId, () => act('retire', [units[0]!]))).toEqual(told(body));
  });

  test('whoever begins last of those whom pins leave no piece on all of their days, though on every day there are enough', async () => {
    const { pieces, job, add, foresee, lostBy, act } = await start();
    const { itemId, units } = await pieces(3);
    await add(await job(10, 20), itemId, { unitId: units[0] });
    const last = await job(30, 40);
    await add(last, itemId, { unitId: units[1] });
    await add(await job(15, 35), itemId);
    const { body } = await foresee('retire', [units[2]!]);
    // The first of the three is back by then.
    expect(body.losses).toMatchObject([{ staging: { id: last.id }, replaceable: 1 }]);
    expect(await lostBy(itemId, () => act('retire', [units[2]!]))).toEqual(told(body));
  });

  test('whatever is promised of whichever pieces, and however many go at once', async () => {
    const { pieces, job, add, ready, foresee, lostBy, act } = await start();
    const jobs = [];
    for (const [from, to] of [
      [-3, 12],
      [4, 20],
      [8, 30],
      [25, 45],
      [40, 60],
      [15, 70],
    ] as const)
      jobs.push(await job(from, to));
    await ready(jobs[0]!.id);
    const draw = drawOf(11);
    let lossy = 0;
    for (let round = 0; round < 24; round += 1) {
      const { itemId, units } = await pieces(2 + draw(4));
      for (let line = 0; line < 8; line += 1)
        await add(
          jobs[draw(jobs.length)]!,
          itemId,
          draw(2) ? { unitId: units[draw(units.length)] } : { quantity: 1 + draw(2) },
        );
      const going = units.filter(() => draw(3) === 0);
      if (going.length === 0) continue;
      const action = actions[draw(actions.length)]!;
      const { body } = await foresee(action, going);
      const lost = await lostBy(itemId, () => act(action, going));
      expect([round, lost]).toEqual([round, told(body)]);
      if (body.losses.length > 0) lossy += 1;
    }
    expect(lossy).toBeGreaterThan(5);
  });
});

/** A number below a limit; the same ones in each run. */
const drawOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

test('nothing is taken away by asking', async () => {
  const { boss, pieces, job, add, lines, foresee } = await start();
  const { itemId, units } = await pieces(1);
  const oak = await job(10, 40);
  await add(oak, itemId, { unitId: units[0] });
  expect((await foresee('retire', units)).body.losses).toHaveLength(1);
  expect(await lines(oak)).toMatchObject([{ status: 'firm', held: 1 }]);
  expect((await boss.get(`/units/${units[0]}`)).body.lifecycle).toBe('active');
});

test('what cannot be said of a piece is refused before, as it is then', async () => {
  const { pieces, foresee, act } = await start();
  const { units } = await pieces(2);
  await act('sell', [units[0]!]);
  expectProblem(await foresee('retire', units), 'illegal_transition');
});

test('whoever may change pieces, and see no stagings, is told how many lose what, and not which', async () => {
  const { boss, pieces, job, add, foresee } = await start();
  const { itemId, units } = await pieces(1);
  await add(await job(10, 40), itemId, { unitId: units[0] });
  const role = await boss.post('/roles', {
    name: 'Pieces only',
    rules: [
      { action: 'read', subject: 'Item' },
      { action: 'update', subject: 'Item' },
    ],
  });
  const clerk = await colleague(app, boss, 'viewer');
  await app.sql`update membership set role_key = ${role.body.key}, role_id = ${role.body.id} where user_id = ${clerk.user.id}`;
  expect((await foresee('retire', units, clerk)).body.losses).toMatchObject([{ staging: null, quantity: 1 }]);
});
