import { addDays } from '@archway/contract/kernel/days';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

type Row = { id: string; itemId: string; roomId: string; status: string | null; version: number };

const start = async () => {
  const boss = await owner(app, { timezone: 'UTC' });
  const world = await stagingWorld(app, boss);
  const job = await world.staging({ installOn: addDays(today, 10), endsOn: addDays(today, 40) });
  const items = [await world.item(1), await world.item(1), await world.item(1)];
  for (const item of items) await world.add(job, item);
  const rows = () => world.lines(job) as Promise<Row[]>;
  const remove = ({ id }: Row) => boss.post(`/stagings/${job.id}/lines/remove`, { lineIds: [id] });
  const putBack = ({ roomId, itemId }: Row, more: object) =>
    boss.post(`/stagings/${job.id}/lines`, { lines: [{ roomId, itemId, ...more }] });
  return { boss, ...world, job, items, rows, remove, putBack };
};

test('a line is put back where it stood, and is not held where it was not', async () => {
  const { items, rows, remove, putBack } = await start();
  for (const index of [1, 0]) {
    const before = await rows();
    const [line, next] = [before[index]!, before[index + 1]!];
    await remove(line);
    expect((await putBack(line, { before: next.id, heldAs: 'none' })).status).toBe(200);
    const after = await rows();
    expect(after.map(({ itemId }) => itemId)).toEqual(items);
    expect(after[index]!.status).toBe(null);
    expect(after[index + 1]).toEqual(next);
  }
});

test('a line stands before another also where there is no gap, and at the end where that one is gone', async () => {
  const { item, items, rows, putBack } = await start();
  const [first, , last] = await rows();
  const lamp = await item(1);
  await putBack({ ...first!, itemId: lamp }, { before: last!.id });
  expect((await rows()).map(({ itemId }) => itemId)).toEqual([items[0], items[1], lamp, items[2]]);
  const vase = await item(1);
  await putBack({ ...first!, itemId: vase }, { before: first!.roomId });
  expect((await rows()).at(-1)!.itemId).toBe(vase);
});

test('what was held firmly for a quote is put back so, or refused where others have it by now', async () => {
  const { staging, confirm, add, rows, remove, putBack } = await start();
  const [line, next] = await rows();
  await remove(line!);
  expect((await putBack(line!, { before: next!.id, heldAs: 'firm' })).status).toBe(200);
  const [again] = await rows();
  expect(again!.status).toBe('firm');
  await remove(again!);
  const other = await staging({ installOn: addDays(today, 10), endsOn: addDays(today, 40) });
  await confirm(other);
  await add(other, line!.itemId);
  expectProblem(await putBack(line!, { before: next!.id, heldAs: 'firm' }), 'promised_elsewhere');
  expect((await rows()).length).toBe(2);
});
