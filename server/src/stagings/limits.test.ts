import { mostLines, mostLinesAtOnce } from '@archway/contract/stagings/line';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { owner } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('a lead takes pieces from nobody; a confirmed job does', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm, lines } = await stagingWorld(app, boss);
  const rug = await item(1);
  const [first, second] = [await staging({}), await staging({})];
  await add(first, rug);
  await confirm(first);
  await add(second, rug);
  const bump = () => boss.post(`/stagings/${second.id}/reserve`, { onClash: 'bump' });
  expectProblem(await bump(), 'invalid_input', 'onClash');
  expect(await lines(first)).toMatchObject([{ status: 'firm' }]);
  expect((await confirm(second, { onClash: 'bump' })).status).toBe(200);
  expect(await lines(first)).toMatchObject([{ status: 'bumped' }]);
});

test('nobody takes pieces from a home into which they are being carried', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm, lines } = await stagingWorld(app, boss);
  const rug = await item(1);
  const [first, second] = [await staging({}), await staging({})];
  await add(first, rug);
  let { version } = (await confirm(first)).body;
  for (const status of ['designing', 'ready', 'installing'])
    ({ version } = (await boss.post(`/stagings/${first.id}/status`, { version, status })).body);
  await add(second, rug);
  expectProblem(await confirm(second, { onClash: 'bump' }), 'promised_elsewhere');
  expect(await lines(first)).toMatchObject([{ status: 'out' }]);
});

test('a job has no more lines than anybody could look through, and absurd amounts are answered', async () => {
  const boss = await owner(app);
  const { staging, item } = await stagingWorld(app, boss);
  const [job, pillow] = [await staging({}), await item(1)];
  await boss.patch(`/items/${pillow}`, { version: 1, monthlyRent: 2_000_000_000 });
  const line = { roomId: job.rooms[0].id, itemId: pillow, quantity: 1_000_000 };
  const send = (count: number) =>
    boss.post(`/stagings/${job.id}/lines`, { lines: Array.from({ length: count }, () => line) });
  for (let left = mostLines; left > 0; left -= mostLinesAtOnce)
    expect((await send(Math.min(left, mostLinesAtOnce))).status).toBe(200);
  expectProblem(await send(1), 'invalid_input', 'lines');
  expect((await boss.get(`/stagings/${job.id}`)).status).toBe(200);
  expect((await boss.get('/stagings')).status).toBe(200);
  expect((await boss.get(`/stagings/${job.id}/outcome`)).status).toBe(200);
});

test('with the rooms of an earlier job there are no more than a job can have', async () => {
  const boss = await owner(app);
  const { staging, facts } = await stagingWorld(app, boss);
  const rooms = Array.from({ length: 40 }, (_, index) => ({ name: `Room ${index}`, roomType: 'bedroom' }));
  const earlier = await staging({ rooms });
  const answer = await boss.post('/stagings', {
    ...facts,
    installOn: earlier.installOn,
    rooms,
    copyOf: earlier.id,
  });
  expectProblem(answer, 'invalid_input', 'rooms');
});
