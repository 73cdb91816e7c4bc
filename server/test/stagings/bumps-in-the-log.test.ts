import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const today = new Date().toISOString().slice(0, 10);

const start = async () => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const [first, second] = [
    await world.staging({ name: 'First', installOn: addDays(today, 20), endsOn: addDays(today, 40) }),
    await world.staging({ name: 'Second', installOn: addDays(today, 10), endsOn: addDays(today, 30) }),
  ];
  for (const job of [first, second]) await world.confirm(job);
  const timeline = async ({ id }: { id: string }) => (await boss.get(`/stagings/${id}/timeline`)).body.rows;
  return { boss, ...world, first, second, timeline };
};

test('a job that takes from another stands in the timelines of both, with all that was taken at once', async () => {
  const { boss, first, second, item, add, timeline } = await start();
  const [sofa, lamp] = [await item(1), await item(2)];
  await add(first, sofa);
  await add(first, lamp, { quantity: 2 });
  const roomId = second.rooms[0].id;
  const taken = await boss.post(`/stagings/${second.id}/lines`, {
    lines: [
      { roomId, itemId: sofa },
      { roomId, itemId: lamp, quantity: 1 },
    ],
    onClash: 'bump',
  });
  expect(taken.status).toBe(200);
  const lost = (await timeline(first)).filter(
    ({ action }: { action: string }) => action === 'staging.bumped',
  );
  expect(lost).toMatchObject([
    {
      actor: { name: expect.any(String) },
      details: {
        takenBy: second.id,
        pieces: [expect.stringMatching(/^1 × ./), expect.stringMatching(/^1 × ./)],
      },
    },
  ]);
  expect(lost[0].references[second.id]).toEqual({ name: 'Second', type: 'Staging' });
  const took = (await timeline(second)).filter(
    ({ action }: { action: string }) => action === 'staging.took-pieces',
  );
  expect(took).toMatchObject([{ details: { takenFrom: first.id, pieces: lost[0].details.pieces } }]);
});

test('a piece that is retired takes its promise with it, and the timeline says that nobody took it', async () => {
  const { boss, first, item, add, timeline } = await start();
  const sofa = await item(1);
  await add(first, sofa);
  const [unit] = (await boss.get(`/units?itemId=${sofa}`)).body.rows;
  await boss.post('/units/retire', { unitIds: [unit.id] });
  const [lost] = await timeline(first);
  expect(lost).toMatchObject({
    action: 'staging.bumped',
    details: { pieces: [expect.stringMatching(/^1 × ./)], unusable: true },
  });
  expect(lost.details).not.toHaveProperty('takenBy');
});

test('what is given back within the same change is no loss', async () => {
  const { boss, first, second, item, add, timeline } = await start();
  const [sofa, other] = [await item(1), await item(1)];
  await add(first, sofa);
  const [line] = (await boss.get(`/stagings/${first.id}/lines`)).body.rows;
  const swapped = await boss.post(`/stagings/${second.id}/lines`, {
    lines: [{ roomId: second.rooms[0].id, itemId: sofa }],
    swaps: [{ lineId: line.id, itemId: other }],
  });
  expect(swapped.status).toBe(200);
  const actions = (await timeline(first)).map(({ action }: { action: string }) => action);
  expect(actions).toContain('staging.line-changed');
  expect(actions).not.toContain('staging.bumped');
});
