import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { goLive, moveOut } from '../../test/moves/go-live.ts';
import { colleague, owner } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';
import { today } from '../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);

describe('creating a staging', () => {
  test('takes a client, a property and a date; the rest is as usual', async () => {
    const boss = await owner(app);
    const { staging } = await stagingWorld(app, boss);
    const made = await staging({ installOn: day(10) });
    expect(made).toMatchObject({
      number: 1,
      name: '1 Main St',
      status: 'lead',
      type: 'vacant',
      installOn: day(10),
      endsOn: day(70),
      termDays: 60,
      rooms: [{ name: 'Living room', roomType: 'living' }],
    });
    expect((await staging({})).number).toBe(2);
  });

  test('wrong input names the field', async () => {
    const boss = await owner(app);
    const { facts } = await stagingWorld(app, boss);
    const stranger = await stagingWorld(app, await owner(app));
    const refuse = async (more: object, field: string) =>
      expectProblem(
        await boss.post('/stagings', { ...facts, installOn: day(1), ...more }),
        'invalid_input',
        field,
      );
    await refuse({ endsOn: day(1) }, 'endsOn');
    await refuse({ endsOn: day(900) }, 'endsOn');
    await refuse({ clientId: stranger.facts.clientId }, 'clientId');
    await refuse({ propertyId: stranger.facts.propertyId }, 'propertyId');
    await refuse({ installOn: undefined }, 'installOn');
  });

  test('a home may be listed for more than four bytes of cents', async () => {
    const boss = await owner(app);
    const { staging } = await stagingWorld(app, boss);
    const made = await staging({ listPrice: 9_850_000_099 });
    expect((await boss.get(`/stagings/${made.id}`)).body.listPrice).toBe(9_850_000_099);
  });

  test('a refused one leaves no number out', async () => {
    const boss = await owner(app);
    const { facts, staging } = await stagingWorld(app, boss);
    await staging({});
    await boss.post('/stagings', { ...facts, installOn: day(1), copyOf: facts.clientId });
    expect((await staging({})).number).toBe(2);
  });
});

describe('promising pieces', () => {
  test('a lead holds softly, which stands in nobody’s way', async () => {
    const boss = await owner(app);
    const { staging, item, add } = await stagingWorld(app, boss);
    const [sofa, one, other] = [await item(1), await staging({}), await staging({})];
    expect((await add(one, sofa)).body.rows).toMatchObject([{ status: 'soft', held: 1 }]);
    expect((await add(other, sofa)).status).toBe(200);
  });

  test('what is confirmed is held firmly, and the next one is told who has it until when', async () => {
    const boss = await owner(app);
    const { staging, item, add, confirm } = await stagingWorld(app, boss);
    const [sofa, one, other] = [await item(1), await staging({}), await staging({})];
    await add(one, sofa);
    await add(other, sofa);
    expect((await confirm(one)).body.status).toBe('confirmed');
    const refused = await confirm(other);
    expectProblem(refused, 'promised_elsewhere');
    expect(refused.body.clashes).toMatchObject([
      {
        itemId: sofa,
        wanted: 1,
        free: 0,
        because: 'quantity',
        holders: [{ stagingId: one.id, number: 1, status: 'firm' }],
      },
    ]);
    // One day before the first installation pieces are pulled, two after it they rest.
    expect(refused.body.earliest).toBe(addDays(one.endsOn, 3));
  });

  test('a bumped job loses its piece, is told, and can hold it again once it is free', async () => {
    const boss = await owner(app);
    const { staging, item, add, confirm, lines } = await stagingWorld(app, boss);
    const [sofa, one, other] = [await item(1), await staging({}), await staging({})];
    await add(one, sofa);
    await add(other, sofa);
    await confirm(one);
    expect((await confirm(other, { onClash: 'bump' })).body.status).toBe('confirmed');
    expect(await lines(one)).toMatchObject([
      { status: 'bumped', held: 0, bumped: 1, bumpedBy: { stagingId: other.id } },
    ]);
    await app.work();
    const mails =
      await app.sql`select subject, body_text from mail where recipient = ${boss.email} order by created_at desc limit 1`;
    expect(mails).toMatchObject([
      {
        subject: '#1 1 Main St lost pieces it was counting on',
        bodyText: expect.stringContaining('1 × Thing (now held for #2 1 Main St)'),
      },
    ]);
    // Nobody designs it: an owner is told, and why.
    expect(mails[0]!['bodyText']).toContain('this staging has no designer and you’re an owner');
    expect((await boss.get('/stagings?attention=bumped')).body.rows).toMatchObject([
      { id: one.id, bumped: 1 },
    ]);
    await boss.post(`/stagings/${other.id}/status`, { version: 3, status: 'canceled' });
    await boss.post(`/stagings/${one.id}/reserve`, {});
    expect(await lines(one)).toMatchObject([{ status: 'firm', held: 1, bumped: 0 }]);
  });

  test('wrong lines name the field, and nothing of the others is promised', async () => {
    const boss = await owner(app);
    const { staging, item, lines } = await stagingWorld(app, boss);
    const stranger = await stagingWorld(app, await owner(app));
    const [sofa, job] = [await item(2), await staging({})];
    const [room] = job.rooms;
    const line = { roomId: room.id, itemId: sofa };
    const refuse = async (second: object, field: string) =>
      expectProblem(
        await boss.post(`/stagings/${job.id}/lines`, { lines: [line, { ...line, ...second }] }),
        'invalid_input',
        field,
      );
    await refuse({ itemId: await stranger.item(1) }, 'lines.1.itemId');
    await refuse({ roomId: (await stranger.staging({})).rooms[0].id }, 'lines.1.roomId');
    await refuse({ quantity: 0 }, 'lines.1.quantity');
    expect(await lines(job)).toEqual([]);
  });
});

describe('dates', () => {
  test('a job moves with all its pieces, or stays where it is', async () => {
    const boss = await owner(app);
    const { staging, item, add, confirm } = await stagingWorld(app, boss);
    const [sofa, rug] = [await item(1), await item(2)];
    const one = await staging({ installOn: day(10), endsOn: day(40) });
    const next = await staging({ installOn: day(50), endsOn: day(80) });
    await add(one, sofa);
    await add(one, rug);
    await add(next, sofa);
    for (const job of [one, next]) await confirm(job);
    const move = (installOn: string, endsOn: string, onClash = 'refuse') =>
      boss.post(`/stagings/${one.id}/dates`, { version: 3, installOn, endsOn, onClash });
    const foreseen = (await boss.get(`/stagings/${one.id}/outcome?endsOn=${day(60)}`)).body;
    expect(foreseen).toMatchObject({
      kept: 1,
      clashes: [{ itemId: sofa, holders: [{ stagingId: next.id }] }],
    });
    expectProblem(await move(day(10), day(60)), 'promised_elsewhere');
    expect((await boss.get(`/stagings/${one.id}`)).body.endsOn).toBe(day(40));
    expect((await move(day(10), day(47))).body).toMatchObject({ endsOn: day(47), version: 4 });
  });

  test('before dates change it is told from which day on how many pieces are free again', async () => {
    const boss = await owner(app);
    const { staging, item, add, confirm } = await stagingWorld(app, boss);
    const [sofa, rug] = [await item(1), await item(2)];
    await boss.patch(`/items/${rug}`, { version: 1, bufferDays: 5 });
    const job = await staging({ installOn: day(10), endsOn: day(60) });
    await add(job, sofa);
    await add(job, rug, { quantity: 2 });
    await confirm(job);
    // Two days is what the organization lets pieces rest.
    expect((await boss.get(`/stagings/${job.id}/outcome?endsOn=${day(40)}`)).body.freeAgain).toEqual([
      { from: day(42), pieces: 1 },
      { from: day(45), pieces: 2 },
    ]);
  });

  test('extending with bumping takes from the other job and writes one entry', async () => {
    const boss = await owner(app);
    const { staging, item, add, confirm, lines } = await stagingWorld(app, boss);
    const sofa = await item(1);
    const one = await staging({ installOn: day(10), endsOn: day(40) });
    const next = await staging({ installOn: day(50), endsOn: day(80) });
    for (const job of [one, next]) {
      await add(job, sofa);
      await confirm(job);
    }
    const body = { version: 3, installOn: day(10), endsOn: day(60), onClash: 'bump' };
    expect((await boss.post(`/stagings/${one.id}/dates`, body)).status).toBe(200);
    expect(await lines(next)).toMatchObject([{ status: 'bumped' }]);
    expect((await boss.get('/audit?action=staging.dates-changed')).body.total).toBe(1);
  });
});

describe('status', () => {
  const toInstalling = ['quoted', 'confirmed', 'designing', 'ready', 'installing'] as const;

  test('a job goes its whole way; it closes once nothing is left in the home', async () => {
    const boss = await owner(app, { timezone: 'UTC' });
    const { staging, item, add, lines } = await stagingWorld(app, boss);
    const job = await staging({});
    await add(job, await item(1));
    const now = async () => (await boss.get(`/stagings/${job.id}`)).body;
    const to = async (status: string) =>
      boss.post(`/stagings/${job.id}/status`, { version: (await now()).version, status });
    for (const status of toInstalling) expect([status, (await to(status)).status]).toEqual([status, 200]);
    // It goes live with its move-in, and not before.
    expectProblem(await to('live'), 'conflict');
    await goLive(boss, job.id);
    for (const status of ['notice', 'destaging'])
      expect([status, (await to(status)).status]).toEqual([status, 200]);
    expect(await lines(job)).toMatchObject([{ status: 'out' }]);
    const refused = await to('closed');
    expectProblem(refused, 'conflict');
    expect(refused.body.out).toBe(1);
    // Letting go what is held does not carry it out of the home.
    const bin = (await boss.post('/storage-locations', { name: 'Bin', kind: 'bin' })).body.id;
    await moveOut(boss, job.id, bin);
    // The day it is where the organization is, which need not be the one of this machine.
    const closed = await now();
    expect(closed).toMatchObject({
      status: 'closed',
      installedOn: closed.today,
      destagedOn: closed.today,
    });
  });

  test('what may not follow is refused with what may', async () => {
    const boss = await owner(app);
    const { staging } = await stagingWorld(app, boss);
    const job = await staging({});
    const refused = await boss.post(`/stagings/${job.id}/status`, { version: 1, status: 'live' });
    expectProblem(refused, 'illegal_transition');
    expect(refused.body.allowed).toEqual(['quoted', 'canceled']);
  });
});

test('what has to be done next comes first, what is over last', async () => {
  const boss = await owner(app);
  const { staging } = await stagingWorld(app, boss);
  const later = await staging({ installOn: day(40) });
  const canceled = await staging({ installOn: day(2) });
  const sooner = await staging({ installOn: day(5) });
  const url = `/stagings/${canceled.id}/status`;
  expect((await boss.post(url, { version: canceled.version, status: 'canceled' })).status).toBe(200);
  const { rows } = (await boss.get('/stagings?sortBy=next&orderBy=asc')).body;
  expect(rows.map(({ number }: { number: number }) => number)).toEqual([
    sooner.number,
    later.number,
    canceled.number,
  ]);
});

test('other organizations see none of it, and roles only what they may', async () => {
  const boss = await owner(app);
  const { staging } = await stagingWorld(app, boss);
  const job = await staging({ monthlyAmount: 250_000 });
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/stagings/${job.id}`), 'not_found');
  expectProblem(await stranger.get(`/stagings/${job.id}/lines`), 'not_found');
  const crew = await colleague(app, boss, 'crew');
  expect((await crew.get(`/stagings/${job.id}`)).body).toMatchObject({
    clientName: null,
    monthlyAmount: null,
    money: null,
  });
  expectProblem(await crew.patch(`/stagings/${job.id}`, { version: 1, notes: 'x' }), 'forbidden');
});
