import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner } from '../../test/people.ts';
import { stagingWorld } from '../../test/stagings/staging-world.ts';
import { useTestApp } from '../../test/test-app.ts';
import { today } from '../../test/today.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('the timeline of a staging tells what happened to it, its rooms and pieces, the newest first', async () => {
  const boss = await owner(app);
  const { staging, item, add } = await stagingWorld(app, boss);
  const [job, other] = [await staging({}), await staging({})];
  await add(job, await item(1));
  await add(other, await item(1));
  await boss.post(`/stagings/${job.id}/rooms`, { rooms: [{ name: 'Den', roomType: 'family' }] });
  const { body } = await boss.get(`/stagings/${job.id}/timeline?itemsPerPage=5`);
  expect(body.total).toBe(3);
  expect(body.rows.map(({ action }: { action: string }) => action)).toEqual([
    'staging.rooms-added',
    'staging.lines-added',
    'staging.created',
  ]);
  expect(body.rows[0]).toMatchObject({ details: { rooms: ['Den'] }, actor: { id: boss.user.id } });
  expect(body.rows[0]).not.toHaveProperty('ip');
});

test('whoever may not see costs and clients is not told them by the timeline; strangers find nothing', async () => {
  const boss = await owner(app);
  const { staging, facts } = await stagingWorld(app, boss);
  const job = await staging({});
  const clientId = (await boss.post('/clients', { name: 'Secret Client', kind: 'agent' })).body.id;
  await boss.patch(`/stagings/${job.id}`, {
    version: 1,
    monthlyAmount: 987_600,
    clientId,
    notes: 'Call first',
  });
  const crew = await colleague(app, boss, 'crew');
  const told = await crew.get(`/stagings/${job.id}/timeline`);
  expect(told.body.rows[0].details).toEqual({ notes: { from: '', to: 'Call first' } });
  expect(told.text).not.toContain('9876');
  expect(told.text).not.toContain('Secret Client');
  expect(told.text).not.toContain(facts.clientId);
  expect((await boss.get(`/stagings/${job.id}/timeline`)).body.rows[0].details).toMatchObject({
    monthlyAmount: { to: 987_600 },
  });
  expectProblem(await (await owner(app)).get(`/stagings/${job.id}/timeline`), 'not_found');
});

test('a new staging is told which pieces of an earlier one it could have, and from when on all of them', async () => {
  const boss = await owner(app);
  const { staging, item, add, confirm } = await stagingWorld(app, boss);
  const [sofa, rug] = [await item(1), await item(3)];
  const earlier = await staging({ installOn: addDays(today, 10), endsOn: addDays(today, 40) });
  await add(earlier, sofa);
  await add(earlier, rug, { quantity: 2 });
  await confirm(earlier);
  const outcome = async (from: number, to: number) =>
    (
      await boss.get(
        `/stagings/${earlier.id}/copy-outcome?installOn=${addDays(today, from)}&endsOn=${addDays(today, to)}`,
      )
    ).body;
  expect(await outcome(60, 90)).toMatchObject({ pieces: 3, kept: 3, leftBehind: 0, clashes: [] });
  const busy = await outcome(20, 50);
  expect(busy).toMatchObject({ pieces: 3, kept: 1, earliest: addDays(today, 43) });
  expect(busy.clashes).toMatchObject([
    { itemId: expect.any(String), holders: [{ stagingId: earlier.id, number: 1 }] },
    { holders: [{ stagingId: earlier.id }] },
  ]);
  expectProblem(
    await boss.get(`/stagings/${earlier.id}/copy-outcome?installOn=${today}&endsOn=${today}`),
    'invalid_input',
    'endsOn',
  );
  const stranger = await owner(app);
  expectProblem(
    await stranger.get(`/stagings/${earlier.id}/copy-outcome?installOn=${today}&endsOn=${addDays(today, 5)}`),
    'not_found',
  );
});
