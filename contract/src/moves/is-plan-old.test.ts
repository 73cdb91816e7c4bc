import { expect, test } from 'vitest';
import { isPlanOld, type PlanLine } from './is-plan-old.ts';

const line = (more: Partial<PlanLine>): PlanLine => ({
  lineId: 'l1',
  itemId: 'chair',
  unitId: null,
  roomId: 'den',
  planned: 2,
  note: '',
  ...more,
});

test('a plan is old once one piece was swapped for another, whatever the sums', () => {
  const plan = [line({}), line({ lineId: 'l2', itemId: 'lamp', planned: 1 })];
  expect(isPlanOld(plan, plan.toReversed())).toBe(false);
  const swapped = [plan[0]!, line({ lineId: 'l3', itemId: 'rug', planned: 1 })];
  expect(isPlanOld(plan, swapped)).toBe(true);
});

test('a plan is old once a line has another number, room, very piece or note', () => {
  for (const more of [{ planned: 3 }, { roomId: 'hall' }, { unitId: 'c1' }, { note: 'By the door' }])
    expect(isPlanOld([line({})], [line(more)])).toBe(true);
  expect(isPlanOld([line({})], [])).toBe(true);
});
