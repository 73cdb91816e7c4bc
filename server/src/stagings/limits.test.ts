import { addDays } from '@archway/contract/kernel/days';
import { mostLines, mostLinesAtOnce } from '@archway/contract/stagings/line';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { owner } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';
import { today } from '../../test/today.ts';

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

test('what is in a home is neither swapped nor fewer, and its installation is not put off', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm, lines } = await stagingWorld(app, boss);
  const [rug, other] = [await item(2), await item(2)];
  const job = await staging({});
  await add(job, rug, { quantity: 2 });
  let { version } = (await confirm(job)).body;
  for (const status of ['designing', 'ready', 'installing'])
    ({ version } = (await boss.post(`/stagings/${job.id}/status`, { version, status })).body);
  const [line] = await lines(job);
  const change = (more: object) =>
    boss.patch(`/stagings/${job.id}/lines/${line.id}`, { version: line.version, ...more });
  expectProblem(await change({ itemId: other }), 'conflict');
  expectProblem(await change({ quantity: 1 }), 'conflict');
  expect(await lines(job)).toMatchObject([{ itemId: rug, quantity: 2, held: 2, status: 'out' }]);
  const { installOn, endsOn } = (await boss.get(`/stagings/${job.id}`)).body;
  const later = { installOn: addDays(installOn, 5), endsOn: addDays(endsOn, 5) };
  expectProblem(await boss.post(`/stagings/${job.id}/dates`, { version, ...later }), 'conflict');
  const longer = await boss.post(`/stagings/${job.id}/dates`, { version, installOn, endsOn: later.endsOn });
  expect(longer.body).toMatchObject({ installOn, endsOn: later.endsOn });
});

test('a pin that is moved is moved on the list of its job too', async () => {
  const boss = await owner(app);
  const { staging, add, confirm, lines, item, unit } = await stagingWorld(app, boss);
  const day = (number: number) => addDays(today, number);
  const rug = await item(0);
  const [a, b] = [await unit({ item: rug }), await unit({ item: rug })];
  const jobs = [
    await staging({ installOn: day(10), endsOn: day(20) }),
    await staging({ installOn: day(40), endsOn: day(50) }),
    await staging({ installOn: day(12), endsOn: day(48) }),
  ] as const;
  await add(jobs[0], rug, { unitId: a });
  await add(jobs[1], rug, { unitId: b });
  await add(jobs[2], rug);
  for (const job of jobs.slice(0, 2)) expect((await confirm(job)).status).toBe(200);
  expectProblem(await confirm(jobs[2]), 'promised_elsewhere');
  expect((await confirm(jobs[2], { onClash: 'move_pins' })).status).toBe(200);
  const pins = [(await lines(jobs[0]))[0].unitId, (await lines(jobs[1]))[0].unitId];
  expect(pins[0]).toBe(pins[1]);
  const held = await app.sql<{ unitId: string }[]>`
    select r.unit_id from reservation r where r.item_id = ${rug} and r.unit_id is not null and r.status = 'firm'`;
  expect(held.map(({ unitId }) => unitId)).toEqual(pins);
});
