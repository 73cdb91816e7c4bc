import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { goLive } from '../../../test/moves/go-live.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stagingWorld } from '../../../test/stagings/staging-world.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { today } from '../../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const day = (number: number) => addDays(today, number);

/** Oak Ave from day 10 to 40 and Maple St from day 50 to 80, both with the one rug, confirmed; a runner is free. */
const twoJobs = async (boss: PersonInTest) => {
  const world = await stagingWorld(app, boss);
  const [rug, runner] = [await world.item(1), await world.item(1)];
  await app.sql`update item set name = 'Runner' where id = ${runner}`;
  const oak = await world.staging({ name: 'Oak Ave', installOn: day(10), endsOn: day(40) });
  const maple = await world.staging({ name: 'Maple St', installOn: day(50), endsOn: day(80) });
  for (const job of [oak, maple]) {
    await world.add(job, rug);
    await world.confirm(job);
  }
  const [mine] = await world.lines(oak);
  const [theirs] = await world.lines(maple);
  const extend = (more: object, by: PersonInTest = boss) =>
    by.post(`/stagings/${oak.id}/dates`, { version: 3, installOn: day(10), endsOn: day(60), ...more });
  return { ...world, rug, runner, oak, maple, mine, theirs, extend };
};

describe('swapping the line of another job', () => {
  test('gives it a free equivalent and extends this one, with an entry for each, and its designer is told', async () => {
    const boss = await owner(app);
    const { rug, runner, oak, maple, mine, theirs, extend, lines } = await twoJobs(boss);
    const extended = await extend({ swaps: [{ lineId: theirs.id, itemId: runner }] });
    expect(extended.body).toMatchObject({ endsOn: day(60) });
    expect(await lines(maple)).toMatchObject([{ id: theirs.id, itemId: runner, status: 'firm', held: 1 }]);
    expect(await lines(oak)).toMatchObject([{ itemId: rug, status: 'firm', held: 1 }]);
    expect((await boss.get('/audit?action=staging.dates-changed')).body.total).toBe(1);
    const was = [`1 × ${mine.itemName}`];
    const is = (await lines(maple)).map(({ itemName }: { itemName: string }) => `1 × ${itemName}`);
    expect((await boss.get('/audit?action=staging.line-changed')).body.rows).toMatchObject([
      {
        subjectId: maple.id,
        details: { pieces: { from: was, to: is }, for: oak.id },
        references: { [oak.id]: { type: 'Staging', name: 'Oak Ave' } },
      },
    ]);
    expect((await boss.get(`/stagings/${oak.id}/timeline`)).body.rows).toContainEqual(
      expect.objectContaining({
        action: 'staging.took-pieces',
        details: { pieces: was, takenFrom: maple.id, replacedBy: is },
        references: { [maple.id]: { type: 'Staging', name: 'Maple St' } },
      }),
    );
    const mails = await app.sql`select subject, body_text from mail where recipient = ${boss.email}
      and subject like '%swapped%'`;
    expect(mails).toMatchObject([
      { subject: '#2 Maple St: pieces were swapped', bodyText: expect.stringContaining('Oak Ave needed') },
    ]);
  });

  test('does nothing at all once the equivalent is taken', async () => {
    const boss = await owner(app);
    const { rug, runner, oak, maple, theirs, extend, lines, add, staging, confirm } = await twoJobs(boss);
    const third = await staging({ installOn: day(55), endsOn: day(70) });
    await add(third, runner);
    await confirm(third);
    const refused = await extend({ swaps: [{ lineId: theirs.id, itemId: runner }] });
    expectProblem(refused, 'promised_elsewhere');
    expect(refused.body).toMatchObject({
      takenMeanwhile: true,
      clashes: [{ itemId: runner, holders: [{ stagingId: third.id }] }],
    });
    expect(await lines(maple)).toMatchObject([{ itemId: rug, status: 'firm' }]);
    expect((await boss.get(`/stagings/${oak.id}`)).body.endsOn).toBe(day(40));
  });

  test('is not enough where something else stands in the way too: then nothing is swapped', async () => {
    const boss = await owner(app);
    const { rug, runner, maple, theirs, extend, lines, add, staging, confirm } = await twoJobs(boss);
    const later = await staging({ installOn: day(84), endsOn: day(95) });
    await add(later, rug);
    await confirm(later);
    const refused = await extend({ endsOn: day(90), swaps: [{ lineId: theirs.id, itemId: runner }] });
    expectProblem(refused, 'promised_elsewhere');
    expect(refused.body.clashes).toMatchObject([{ itemId: rug, holders: [{ stagingId: later.id }] }]);
    expect(await lines(maple)).toMatchObject([{ itemId: rug }]);
  });

  test('belongs to those who may change stagings, and to this organization', async () => {
    const boss = await owner(app);
    const { rug, runner, maple, theirs, extend, lines } = await twoJobs(boss);
    const swaps = [{ lineId: theirs.id, itemId: runner }];
    expectProblem(await extend({ swaps }, await colleague(app, boss, 'viewer')), 'forbidden');
    const stranger = await twoJobs(await owner(app));
    expectProblem(await stranger.extend({ swaps }), 'invalid_input', 'swaps.0.lineId');
    expectProblem(
      await extend({ swaps: [{ lineId: theirs.id, itemId: stranger.runner }] }),
      'invalid_input',
      'swaps.0.itemId',
    );
    expect(await lines(maple)).toMatchObject([{ itemId: rug }]);
  });

  test('takes only as many pieces as are named: the line keeps the others, and its room has one more beside it', async () => {
    const boss = await owner(app);
    const { item, staging, add, confirm, lines } = await stagingWorld(app, boss);
    const [stool, bench, lamp] = [await item(3), await item(2), await item(1)];
    const lot = await staging({ name: 'Lot 9', installOn: day(50), endsOn: day(80) });
    await add(lot, stool, { quantity: 2, note: 'By the counter' });
    await add(lot, lamp);
    const oak = await staging({ name: 'Oak Ave', installOn: day(55), endsOn: day(70) });
    for (const job of [lot, oak]) await confirm(job);
    const refused = await add(oak, stool, { quantity: 2 });
    const [clash] = refused.body.clashes;
    expect(clash).toMatchObject({ wanted: 2, free: 1, yielding: [{ quantity: 1 }] });
    const [{ lineId }] = clash.holders;
    const body = {
      lines: [{ roomId: oak.rooms[0].id, itemId: stool, quantity: 2 }],
      swaps: [{ lineId, itemId: bench, quantity: 1 }],
    };
    expect((await boss.post(`/stagings/${oak.id}/lines`, body)).body.rows).toMatchObject([
      { itemId: stool, quantity: 2, held: 2, status: 'firm' },
    ]);
    expect(await lines(lot)).toMatchObject([
      { id: lineId, itemId: stool, quantity: 1, held: 1, status: 'firm' },
      { itemId: bench, quantity: 1, held: 1, status: 'firm', note: 'By the counter' },
      { itemId: lamp, held: 1 },
    ]);
    const mails =
      await app.sql`select body_text from mail where recipient = ${boss.email} and subject like '%swapped%'`;
    expect(mails).toMatchObject([{ bodyText: expect.stringContaining('1 × ') }]);
  });

  test('of a line that lost pieces before keeps what it lost, and takes those it still holds', async () => {
    const boss = await owner(app);
    const { item, staging, add, confirm, lines } = await stagingWorld(app, boss);
    const [stool, bench] = [await item(2), await item(2)];
    const lot = await staging({ installOn: day(50), endsOn: day(80) });
    await add(lot, stool, { quantity: 2 });
    await confirm(lot);
    const [first, second] = [
      await staging({ installOn: day(55), endsOn: day(70) }),
      await staging({ installOn: day(55), endsOn: day(70) }),
    ];
    for (const job of [first, second]) await confirm(job);
    const want = (job: typeof first, answers: object) =>
      boss.post(`/stagings/${job.id}/lines`, {
        lines: [{ roomId: job.rooms[0].id, itemId: stool }],
        ...answers,
      });
    expect((await want(first, { onClash: 'bump' })).status).toBe(200);
    const [held] = await lines(lot);
    const swaps = [{ lineId: held.id, itemId: bench, quantity: 1 }];
    expect((await want(second, { swaps })).status).toBe(200);
    expect(await lines(lot)).toMatchObject([
      { id: held.id, itemId: stool, quantity: 1, held: 0, bumped: 1, status: 'bumped' },
      { itemId: bench, quantity: 1, held: 1, bumped: 0, status: 'firm' },
    ]);
  });

  test('takes no more than is held, however many are named', async () => {
    const boss = await owner(app);
    const { item, staging, add, confirm, lines } = await stagingWorld(app, boss);
    const [stool, bench] = [await item(3), await item(3)];
    const [lot, first, second] = [await staging({}), await staging({}), await staging({})];
    for (const job of [lot, first, second]) await confirm(job);
    await add(lot, stool, { quantity: 3 });
    const want = (job: typeof lot, quantity: number, answers: object) =>
      boss.post(`/stagings/${job.id}/lines`, {
        lines: [{ roomId: job.rooms[0].id, itemId: stool, quantity }],
        ...answers,
      });
    expect((await want(first, 2, { onClash: 'bump' })).status).toBe(200);
    const [held] = await lines(lot);
    expect(held).toMatchObject({ quantity: 3, held: 1, bumped: 2 });
    expect((await want(second, 1, { swaps: [{ lineId: held.id, itemId: bench, quantity: 2 }] })).status).toBe(
      200,
    );
    expect(await lines(lot)).toMatchObject([
      { id: held.id, quantity: 2, held: 0, bumped: 2, status: 'bumped' },
      { itemId: bench, quantity: 1, held: 1, bumped: 0, status: 'firm' },
    ]);
  });

  test('names each line once, and its own lines as a whole', async () => {
    const boss = await owner(app);
    const { runner, theirs, mine, extend } = await twoJobs(boss);
    const swap = { lineId: theirs.id, itemId: runner };
    expectProblem(await extend({ swaps: [swap, swap] }), 'invalid_input', 'swaps.1.lineId');
    const own = { lineId: mine.id, itemId: runner, quantity: 1 };
    expectProblem(await extend({ swaps: [own] }), 'invalid_input', 'swaps.0.quantity');
  });

  test('leaves alone what is in a home', async () => {
    const boss = await owner(app);
    const { runner, oak, maple, mine } = await twoJobs(boss);
    let version = 3;
    for (const status of ['designing', 'ready'])
      version = (await boss.post(`/stagings/${oak.id}/status`, { version, status })).body.version;
    await goLive(boss, oak.id);
    const earlier = { version: 3, installOn: day(30), endsOn: day(60) };
    const swaps = [{ lineId: mine.id, itemId: runner }];
    expectProblem(await boss.post(`/stagings/${maple.id}/dates`, { ...earlier, swaps }), 'conflict');
  });

  test('goes with promising, changing a line and confirming', async () => {
    const boss = await owner(app);
    const { rug, runner, maple, theirs, staging, add, confirm, lines, item } = await twoJobs(boss);
    const job = await staging({ installOn: day(55), endsOn: day(70) });
    await confirm(job);
    const swaps = [{ lineId: theirs.id, itemId: runner }];
    expectProblem(await add(job, rug), 'promised_elsewhere');
    const body = { lines: [{ roomId: job.rooms[0].id, itemId: rug }], swaps };
    expect((await boss.post(`/stagings/${job.id}/lines`, body)).body.rows).toMatchObject([
      { itemId: rug, status: 'firm' },
    ]);
    const back = await staging({ installOn: day(55), endsOn: day(70) });
    await add(back, runner);
    const other = await item(1);
    const confirmed = await confirm(back, { swaps: [{ lineId: theirs.id, itemId: other }] });
    expect(confirmed.body.status).toBe('confirmed');
    expect(await lines(maple)).toMatchObject([{ itemId: other, status: 'firm' }]);
  });
});

describe('giving way oneself', () => {
  test('with another item, in the same call as the new dates', async () => {
    const boss = await owner(app);
    const { runner, oak, maple, mine, extend, lines, rug } = await twoJobs(boss);
    expect((await extend({ swaps: [{ lineId: mine.id, itemId: runner }] })).body.endsOn).toBe(day(60));
    expect(await lines(oak)).toMatchObject([{ itemId: runner, status: 'firm' }]);
    expect(await lines(maple)).toMatchObject([{ itemId: rug, status: 'firm' }]);
    const told = (await boss.get(`/stagings/${oak.id}/timeline`)).body.rows;
    expect(told).toContainEqual(
      expect.objectContaining({
        action: 'staging.line-changed',
        details: {
          pieces: {
            from: [`1 × ${mine.itemName}`],
            to: (await lines(oak)).map(({ itemName }: { itemName: string }) => `1 × ${itemName}`),
          },
        },
      }),
    );
  });

  test('with fewer pieces, or none', async () => {
    const boss = await owner(app);
    const { oak, mine, extend, lines } = await twoJobs(boss);
    expect((await extend({ fewer: [{ lineId: mine.id, quantity: 0 }] })).body.endsOn).toBe(day(60));
    expect(await lines(oak)).toMatchObject([{ status: null, held: 0, quantity: 1 }]);
  });

  test('bumps only for the items that are named', async () => {
    const boss = await owner(app);
    const { extend, rug, runner } = await twoJobs(boss);
    expectProblem(await extend({ onClash: 'bump', bumpItems: [runner] }), 'promised_elsewhere');
    expect((await extend({ onClash: 'bump', bumpItems: [rug] })).status).toBe(200);
  });
});

test('what is told before: who stands in the way, and the days on which all would be free', async () => {
  const boss = await owner(app);
  const { oak, maple, theirs, rug } = await twoJobs(boss);
  const outcome = (await boss.get(`/stagings/${oak.id}/outcome?endsOn=${day(60)}`)).body;
  expect(outcome).toMatchObject({
    kept: 0,
    clashes: [{ itemId: rug, holders: [{ stagingId: maple.id, lineId: theirs.id, designerName: null }] }],
    // One day before the installation the rug is pulled, and two after its return it rests.
    latestEnd: day(47),
  });
});

describe('other days are offered on which the whole job is free', () => {
  test('also with what it holds already', async () => {
    const boss = await owner(app);
    const { item, staging, add, confirm } = await stagingWorld(app, boss);
    const [rug, sofa] = [await item(1), await item(1)];
    const jobs = [
      await staging({ installOn: day(10), endsOn: day(40) }),
      await staging({ installOn: day(30), endsOn: day(60) }),
      await staging({ installOn: day(70), endsOn: day(90) }),
    ];
    const [oak, maple, elm] = jobs;
    for (const job of jobs) await confirm(job);
    await add(oak, sofa);
    await add(maple, rug);
    await add(elm, sofa);
    // The rug is free again on day 63, but then the sofa is at Elm St until day 92.
    const refused = await add(oak, rug);
    expectProblem(refused, 'promised_elsewhere');
    expect(refused.body).toMatchObject({ earliest: day(93), latestEnd: day(27) });
    const { version } = (await boss.get(`/stagings/${oak.id}`)).body;
    const moved = { version, installOn: refused.body.earliest, endsOn: day(123) };
    expect((await boss.post(`/stagings/${oak.id}/dates`, moved)).status).toBe(200);
    expect((await add(oak, rug)).status).toBe(200);
  });

  test('also with the very pieces it pinned', async () => {
    const boss = await owner(app);
    const { item, unit, staging, add, confirm } = await stagingWorld(app, boss);
    const chair = await item(1);
    const pinned = await unit({ item: chair });
    const [oak, maple] = [
      await staging({ installOn: day(10), endsOn: day(40) }),
      await staging({ installOn: day(30), endsOn: day(60) }),
    ];
    for (const job of [oak, maple]) await confirm(job);
    await add(maple, chair, { unitId: pinned });
    const refused = await add(oak, chair, { unitId: pinned });
    expect(refused.body).toMatchObject({
      clashes: [{ because: 'piece', freedBy: [expect.any(String)] }],
      earliest: day(63),
      latestEnd: day(27),
    });
  });

  test('and never before its pieces can be pulled', async () => {
    const boss = await owner(app);
    const { item, staging, add, confirm } = await stagingWorld(app, boss);
    const rug = await item(1);
    const [maple, oak] = [
      await staging({ installOn: day(50), endsOn: day(80) }),
      await staging({ installOn: day(55), endsOn: day(70) }),
    ];
    for (const job of [maple, oak]) await confirm(job);
    await add(maple, rug);
    expect((await add(oak, rug)).body.earliest).toBe(day(1));
  });
});

test('who frees what is missing is the first to end, also out of a home, and not who lasts longest', async () => {
  const boss = await owner(app);
  const { item, staging, add, confirm } = await stagingWorld(app, boss);
  const lamp = await item(2);
  const long = await staging({ name: 'Long', installOn: day(12), endsOn: day(90) });
  const soon = await staging({ name: 'Soon', installOn: day(5), endsOn: day(20) });
  for (const job of [long, soon]) {
    await confirm(job);
    await add(job, lamp);
  }
  const earlier = await staging({ installOn: day(200), endsOn: day(210) });
  await add(earlier, lamp);
  const { clashes, earliest } = (
    await boss.get(`/stagings/${earlier.id}/copy-outcome?installOn=${day(15)}&endsOn=${day(45)}`)
  ).body;
  const [{ holders, freedBy, yielding }] = clashes;
  const nameOf = (id: string) =>
    holders.find((one: { reservationId: string }) => one.reservationId === id).name;
  expect(freedBy.map(nameOf)).toEqual(['Soon']);
  expect(yielding.map((one: { reservationId: string }) => nameOf(one.reservationId))).toEqual(['Long']);
  expect(earliest).toBe(day(23));
});

test('equivalents are free on the days of the job, or on others it thinks about', async () => {
  const boss = await owner(app);
  const { oak, rug, runner, add, staging, confirm } = await twoJobs(boss);
  // Alike is what is of the same category.
  await app.sql`update item i set category_id = r.category_id from item r where i.id = ${runner} and r.id = ${rug}`;
  const third = await staging({ installOn: day(55), endsOn: day(70) });
  await add(third, runner);
  await confirm(third);
  const found = async (more: string) =>
    (await boss.get(`/stagings/${oak.id}/equivalents?itemId=${rug}${more}`)).body.rows.map(
      ({ itemId }: { itemId: string }) => itemId,
    );
  expect(await found('')).toContain(runner);
  expect(await found(`&endsOn=${day(60)}`)).not.toContain(runner);
});
