import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { goLive } from '../moves/go-live.ts';
import { owner, type PersonInTest } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';
import { stagingWorld } from './staging-world.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

/** Which day it is by the server's clock, which these tests turn. */
const today = () => app.services.clock.now().toISOString().slice(0, 10);

/** So many days go by; every five minutes the queue looks which organizations have a new one. In the morning somebody signs in. */
const sleep = async (days: number, boss?: PersonInTest) => {
  app.pass(days * 86_400);
  await app.jobs['wake-nights']({});
  await app.work();
  if (boss) await signIn(boss);
};

const signIn = async (boss: PersonInTest) => {
  const answer = await boss.post('/auth/signin', { email: boss.email, password: boss.password });
  if (answer.status !== 200) throw new Error(answer.text);
  boss.keep(answer.body);
};

const start = async () => {
  const boss = await owner(app, { timezone: 'UTC' });
  const world = await stagingWorld(app, boss);
  const sofa = await world.item(1);
  const to = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      const { version } = (await boss.get(`/stagings/${id}`)).body;
      const moved = await boss.post(`/stagings/${id}/status`, { version, status });
      if (moved.status !== 200) throw new Error(moved.text);
    }
  };
  /** A home with the sofa in it that is to be empty in so many days. */
  const live = async (days: number, more: object = {}) => {
    const job = await world.staging({
      installOn: addDays(today(), -30),
      endsOn: addDays(today(), days),
      ...more,
    });
    await world.add(job, sofa);
    await to(job.id, 'quoted', 'confirmed', 'designing', 'ready');
    await goLive(boss, job.id);
    return job;
  };
  const next = async (from: number) => {
    const job = await world.staging({
      installOn: addDays(today(), from),
      endsOn: addDays(today(), from + 30),
    });
    await world.add(job, sofa);
    await to(job.id, 'quoted', 'confirmed');
    return job;
  };
  const get = async ({ id }: { id: string }) => (await boss.get(`/stagings/${id}`)).body;
  return { boss, ...world, sofa, live, next, get, to };
};

const told = async ({ email }: PersonInTest) =>
  (await app.sql`select subject from mail where recipient = ${email} order by created_at`).map(
    ({ subject }) => subject as string,
  );

describe('a home that should be empty', () => {
  test('keeps its pieces from day to day; whoever counted on them is told the night they cannot be had', async () => {
    const { boss, live, next, get, lines, sofa } = await start();
    const job = await live(2);
    const waiting = await next(8);
    const { version, endsOn } = await get(job);
    await sleep(1, boss);
    expect(await get(job)).toMatchObject({ version, heldUntil: endsOn });
    await sleep(1, boss);
    expect(await get(job)).toMatchObject({ version, endsOn, heldUntil: addDays(today(), 1) });
    // Two days of rest after the one it is held: a day is left before the next home's pieces are pulled.
    await sleep(2, boss);
    expect(await lines(waiting)).toMatchObject([{ status: 'firm' }]);
    expect(await told(boss)).not.toContainEqual(expect.stringContaining('lost pieces'));
    await sleep(1, boss);
    expect(await lines(waiting)).toMatchObject([{ status: 'bumped', bumpedBy: { stagingId: job.id } }]);
    expect(await told(boss)).toContainEqual('#2 1 Main St lost pieces it was counting on');
    expect(
      (await boss.get(`/availability?itemIds=${sofa}&from=${today()}&to=${addDays(today(), 1)}`)).body.rows,
    ).toMatchObject([{ free: 0, holders: [{ stagingId: job.id, status: 'out', to: addDays(today(), 3) }] }]);
    const log = (await boss.get('/audit?action=staging.held-longer')).body;
    expect(log).toMatchObject({ total: 1, rows: [{ actor: null }] });
  });

  test('after days without a server, one night makes up for all', async () => {
    const { boss, live, get } = await start();
    const job = await live(2);
    await sleep(30, boss);
    expect(await get(job)).toMatchObject({ heldUntil: addDays(today(), 1) });
  });

  test('two servers run the night once', async () => {
    const { boss, live } = await start();
    const job = await live(1, { autoRenew: true });
    const other = await app.another();
    app.pass(86_400);
    const orgId = boss.user.activeOrganization!.id;
    await Promise.all([app, other, app, other].map(({ jobs }) => jobs['end-day']({ orgId })));
    await signIn(boss);
    expect((await boss.get('/audit?action=staging.renewed')).body).toMatchObject({
      total: 1,
      rows: [{ subjectId: job.id }],
    });
  });

  test('of several pieces of which one was lost in it the others are held on, and its designer is told of the one', async () => {
    const { boss, item, staging, add, lines, get, to } = await start();
    const chair = await item(4);
    const job = await staging({ installOn: addDays(today(), -30), endsOn: addDays(today(), 1) });
    await add(job, chair, { quantity: 4 });
    await to(job.id, 'quoted', 'confirmed', 'designing', 'ready');
    await goLive(boss, job.id);
    const [unit] = (await boss.get(`/units?itemId=${chair}`)).body.rows;
    await boss.post('/units/missing', { unitIds: [unit.id] });
    const without = [{ quantity: 4, status: 'out', held: 3, bumped: 1, bumpedBy: null }];
    expect(await lines(job)).toMatchObject(without);
    await sleep(1, boss);
    expect(await get(job)).toMatchObject({ heldUntil: addDays(today(), 1) });
    expect(await lines(job)).toMatchObject(without);
    const [held] =
      await app.sql`select quantity, ends_on::text as ends_on from reservation where staging_id = ${job.id} and status = 'out'`;
    expect(held).toEqual({ quantity: 3, endsOn: addDays(today(), 3) });
    expect(await told(boss)).toContainEqual('#1 1 Main St lost pieces it was counting on');
    // Told once: the next night finds what is left.
    await sleep(1, boss);
    expect(await lines(job)).toMatchObject([{ held: 3, bumped: 1 }]);
    expect((await boss.get('/audit?action=staging.bumped')).body).toMatchObject({
      total: 1,
      rows: [
        {
          subjectId: job.id,
          actor: { id: boss.user.id },
          details: { pieces: [expect.stringMatching(/^1 × ./)], unusable: true },
        },
      ],
    });
  });

  test('a piece that was lost in it is held no longer; the others are', async () => {
    const { boss, live, get, item, add, lines, sofa } = await start();
    const rug = await item(1);
    const job = await live(1);
    await add(job, rug);
    const [unit] = (await boss.get(`/units?itemId=${sofa}`)).body.rows;
    await boss.post('/units/missing', { unitIds: [unit.id] });
    await sleep(1, boss);
    expect(await get(job)).toMatchObject({ heldUntil: addDays(today(), 1) });
    const held =
      await app.sql`select item_id, ends_on::text as ends_on from reservation where staging_id = ${job.id} and status = 'out'`;
    expect(Object.fromEntries(held.map(({ itemId, endsOn }) => [itemId, endsOn]))).toEqual({
      [rug]: addDays(today(), 3),
    });
    expect(await lines(job)).toMatchObject([
      { itemId: sofa, status: 'bumped', held: 0, bumped: 1, bumpedBy: null },
      { itemId: rug, status: 'out', held: 1 },
    ]);
  });
});

test('a job that renews does so by a month when its end has come, and the log tells it', async () => {
  const { boss, live, next, get, lines } = await start();
  const job = await live(3, { autoRenew: true });
  const waiting = await next(10);
  const { endsOn } = await get(job);
  await sleep(2, boss);
  expect(await get(job)).toMatchObject({ endsOn });
  await sleep(1, boss);
  const renewed = await get(job);
  expect(renewed.endsOn.slice(0, 7)).not.toBe(endsOn.slice(0, 7));
  expect(renewed).toMatchObject({ heldUntil: renewed.endsOn });
  expect(await lines(waiting)).toMatchObject([{ status: 'bumped' }]);
  expect((await boss.get('/audit?action=staging.renewed')).body.rows).toMatchObject([
    { subjectId: job.id, details: { endsOn: { from: endsOn, to: renewed.endsOn } } },
  ]);
});

test('soft holds expire after a fortnight, and are held again when somebody wants them', async () => {
  const { boss, staging, add, lines, sofa } = await start();
  const job = await staging({ installOn: addDays(today(), 40) });
  await add(job, sofa);
  await app.sql`update reservation set updated_at = ${app.services.clock.now()}::timestamptz - interval '10 days' where staging_id = ${job.id}`;
  await sleep(0, boss);
  expect(await lines(job)).toMatchObject([{ status: 'soft', held: 1 }]);
  await sleep(5, boss);
  expect(await lines(job)).toMatchObject([{ status: 'expired', held: 0 }]);
  expect((await boss.get('/audit?action=staging.holds-expired')).body.total).toBe(1);
  const again = await boss.post(`/stagings/${job.id}/hold`, {});
  expect(again.body.rows).toMatchObject([{ status: 'soft', held: 1 }]);
  await boss.post(`/stagings/${job.id}/release`, {});
  expect(await lines(job)).toMatchObject([{ status: null, held: 0 }]);
});

test('what was promised until yesterday is available again', async () => {
  const { boss, next, sofa } = await start();
  await next(5);
  const counts = async () => (await boss.get(`/items/${sofa}`)).body;
  expect(await counts()).toMatchObject({ shownStatus: 'reserved', counts: { reserved: 1, available: 0 } });
  await sleep(37, boss);
  expect(await counts()).toMatchObject({ shownStatus: 'available', counts: { reserved: 0, available: 1 } });
});

test('each organization has its own midnight', async () => {
  const day = async (timezone: string) => {
    const boss = await owner(app);
    const orgId = boss.user.activeOrganization!.id;
    await app.sql`update organization set timezone = ${timezone} where id = ${orgId}`;
    await app.sql`update night set day = day - 1 where organization = ${orgId}`;
    return async () => {
      const [night] =
        await app.sql`select (day - (${app.services.clock.now()}::timestamptz at time zone zone)::date) as late from night where organization = ${orgId}`;
      return night?.late;
    };
  };
  const nights = await Promise.all(['Pacific/Kiritimati', 'Pacific/Midway', 'Europe/Paris'].map(day));
  await sleep(0);
  expect(await Promise.all(nights.map((night) => night()))).toEqual([0, 0, 0]);
});
