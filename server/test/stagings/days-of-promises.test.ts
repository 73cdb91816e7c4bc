import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { goLive } from '../moves/go-live.ts';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());
const day = (number: number) => addDays(today, number);

/** Somebody whose pieces are pulled a day before and rest two days after, until they say otherwise. */
const start = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const set = async (settings: object) => {
    const before = (await boss.get('/organization')).body;
    const { version } = before;
    const changed = await boss.patch('/organization', {
      version,
      settings: { ...before.settings, ...settings },
    });
    expect(changed.status).toBe(200);
  };
  const job = async (from: number, to: number) => {
    const made = await world.staging({ installOn: day(from), endsOn: day(to) });
    await world.confirm(made);
    return made;
  };
  const setDates = async (id: string, from: number, to: number) => {
    const { version } = (await boss.get(`/stagings/${id}`)).body;
    return boss.post(`/stagings/${id}/dates`, { version, installOn: day(from), endsOn: day(to) });
  };
  /** The days on which an item is taken for a job, from today. */
  const taken = async (id: string, item: string) => {
    const { rows } = (await boss.get(`/availability?itemIds=${item}&from=${day(-60)}&to=${day(300)}`)).body;
    return rows[0].holders
      .filter(({ stagingId }: { stagingId: string }) => stagingId === id)
      .map(({ from, to }: { from: string; to: string }) => [from, to]);
  };
  const free = async (item: string, from: number, to: number): Promise<number> =>
    (await boss.get(`/availability?itemIds=${item}&from=${day(from)}&to=${day(to)}`)).body.rows[0].free;
  return { boss, ...world, set, job, setDates, taken, free };
};

describe('a promise keeps the days before and after it that it was made with', () => {
  test('when they change in the settings, what is promised stands as it is, and new promises have the new ones', async () => {
    const { item, add, job, set, taken, free } = await start();
    const rug = await item(1);
    const oak = await job(10, 20);
    await add(oak, rug);
    await set({ pickLeadDays: 3, bufferDays: 6 });
    expect(await taken(oak.id, rug)).toEqual([[day(9), day(22)]]);
    // What is told to be free is what can be promised: three days of pulling after the two that it rests for Oak.
    expect([await free(rug, 24, 40), await free(rug, 25, 40)]).toEqual([0, 1]);
    expectProblem(await add(await job(24, 40), rug), 'promised_elsewhere');
    const elm = await job(25, 40);
    expect((await add(elm, rug)).status).toBe(200);
    expect(await taken(elm.id, rug)).toEqual([[day(22), day(46)]]);
  });

  test('when it is extended, moved or shortened: no day is taken that nobody asked for', async () => {
    const { item, add, job, set, setDates, taken } = await start();
    const rug = await item(1);
    const [ash, oak] = [await job(1, 7), await job(10, 20)];
    await add(ash, rug);
    await add(oak, rug);
    await set({ pickLeadDays: 5, bufferDays: 9 });
    // One day more of pulling would be a day on which the rug rests for Ash.
    expect((await setDates(oak.id, 10, 30)).status).toBe(200);
    expect(await taken(oak.id, rug)).toEqual([[day(9), day(32)]]);
    expect((await setDates(oak.id, 12, 25)).status).toBe(200);
    expect(await taken(oak.id, rug)).toEqual([[day(11), day(27)]]);
  });

  test('in a home that is staged, and when its end is told before it is changed', async () => {
    const { boss, item, add, job, set, setDates, taken } = await start();
    const rug = await item(1);
    const oak = await job(-5, 20);
    await add(oak, rug);
    const { version } = (await boss.get(`/stagings/${oak.id}`)).body;
    const designing = await boss.post(`/stagings/${oak.id}/status`, { version, status: 'designing' });
    await boss.post(`/stagings/${oak.id}/status`, { version: designing.body.version, status: 'ready' });
    await goLive(boss, oak.id);
    await set({ bufferDays: 10 });
    const { body } = await boss.get(`/stagings/${oak.id}/outcome?endsOn=${day(15)}`);
    expect(body.freeAgain).toEqual([{ from: day(17), pieces: 1 }]);
    expect((await setDates(oak.id, -5, 15)).status).toBe(200);
    expect(await taken(oak.id, rug)).toEqual([[day(-6), day(17)]]);
  });

  test('also when they change for its item, and when a part of it is taken away', async () => {
    const { boss, item, add, job, setDates, taken, lines } = await start();
    const chair = await item(3);
    const oak = await job(10, 20);
    await add(oak, chair, { quantity: 3 });
    const { version } = (await boss.get(`/items/${chair}`)).body;
    expect((await boss.patch(`/items/${chair}`, { version, bufferDays: 30 })).status).toBe(200);
    const { rows } = (await boss.get(`/units?itemId=${chair}`)).body;
    expect((await boss.post('/units/retire', { unitIds: [rows[0].id] })).status).toBe(200);
    expect((await setDates(oak.id, 10, 22)).status).toBe(200);
    expect(await taken(oak.id, chair)).toEqual([[day(9), day(24)]]);
    // What was lost and is promised again is promised now.
    const [line] = await lines(oak);
    expect((await boss.post('/units/reinstate', { unitIds: [rows[0].id] })).status).toBe(200);
    expect((await boss.post(`/stagings/${oak.id}/release`, { lineIds: [line.id] })).status).toBe(200);
    expect((await boss.post(`/stagings/${oak.id}/reserve`, { lineIds: [line.id] })).status).toBe(200);
    expect(await taken(oak.id, chair)).toEqual([[day(9), day(52)]]);
  });
});

test('what is only held softly is promised with the days of the moment when its staging is confirmed', async () => {
  const { item, add, staging, confirm, set, taken } = await start();
  const rug = await item(1);
  const oak = await staging({ installOn: day(10), endsOn: day(20) });
  await add(oak, rug);
  await set({ pickLeadDays: 2, bufferDays: 5 });
  await confirm(oak);
  expect(await taken(oak.id, rug)).toEqual([[day(8), day(25)]]);
});

test('pieces that are added to a staging later have the days of then, and each moves with its own', async () => {
  const { boss, item, add, job, set, setDates, taken } = await start();
  const [rug, lamp] = [await item(2), await item(1)];
  const oak = await job(10, 20);
  await add(oak, rug);
  await set({ bufferDays: 7 });
  await add(oak, lamp);
  await add(oak, rug);
  const moved = await setDates(oak.id, 40, 50);
  expect(moved.status).toBe(200);
  expect(await taken(oak.id, lamp)).toEqual([[day(39), day(57)]]);
  expect((await taken(oak.id, rug)).sort()).toEqual([
    [day(39), day(52)],
    [day(39), day(57)],
  ]);
  const { body } = await boss.get(`/stagings/${oak.id}/outcome?endsOn=${day(45)}`);
  expect(body.freeAgain).toEqual([
    { from: day(47), pieces: 1 },
    { from: day(52), pieces: 2 },
  ]);
});
