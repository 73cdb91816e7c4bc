import { addDays } from '@archway/contract/kernel/days';
import { mostTermDays } from '@archway/contract/stagings/staging';
import { expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { goLive } from '../moves/go-live.ts';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
const day = (number: number) => addDays(today, number);
const installOn = day(5 - mostTermDays);

/** A home that has been staged for nearly as long as any is planned. */
const oldHome = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const job = await world.staging({ installOn, endsOn: day(4) });
  await world.confirm(job);
  const rug = await world.item(1);
  await world.add(job, rug);
  const move = async (status: string, more: object = {}) => {
    const { version } = (await boss.get(`/stagings/${job.id}`)).body;
    return boss.post(`/stagings/${job.id}/status`, { version, status, ...more });
  };
  for (const status of ['designing', 'ready']) await move(status);
  await goLive(boss, job.id);
  const setDates = async (endsOn: string) => {
    const { version } = (await boss.get(`/stagings/${job.id}`)).body;
    return boss.post(`/stagings/${job.id}/dates`, { version, installOn, endsOn });
  };
  return { boss, job, rug, move, setDates };
};

test('a home is extended, shortened and given an end however long it has been staged', async () => {
  const { boss, job, rug, move, setDates } = await oldHome();
  expect((await boss.get(`/stagings/${job.id}/outcome?endsOn=${day(40)}`)).status).toBe(200);
  expect((await setDates(day(40))).body.endsOn).toBe(day(40));
  expect((await boss.get(`/stagings/${job.id}/equivalents?itemId=${rug}`)).status).toBe(200);
  expect((await boss.get(`/availability?itemIds=${rug}&from=${installOn}&to=${day(40)}`)).status).toBe(200);
  expect((await setDates(day(20))).body.endsOn).toBe(day(20));
  expect((await move('notice', { endsOn: day(10) })).body).toMatchObject({
    status: 'notice',
    endsOn: day(10),
  });
});

test('nobody plans further ahead than that, from today or from an installation', async () => {
  const { setDates } = await oldHome();
  expect((await setDates(day(mostTermDays))).status).toBe(200);
  expectProblem(await setDates(day(mostTermDays + 1)), 'invalid_input', 'endsOn');
});
