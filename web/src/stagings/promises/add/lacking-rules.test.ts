import type { ItemId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { lackingOf } from './lacking-rules.ts';

const itemId = 'rug' as ItemId;
const chosen = (quantity: number, unitId: string | null = null) => ({
  item: { id: itemId },
  quantity,
  unitId,
});

test('what is chosen for several rooms is measured together against what is free', () => {
  const entries = [chosen(2), chosen(1)];
  expect(entries.map((entry) => lackingOf(entry, entries, () => 2, null))).toEqual([1, 1]);
  expect(entries.map((entry) => lackingOf(entry, entries, () => 3, null))).toEqual([0, 0]);
});

test('nothing is said while it is not known what is free', () => {
  expect(lackingOf(chosen(9), [chosen(9)], () => undefined, null)).toBe(0);
});

test('what was just refused is not free, though it was when it was chosen', () => {
  const refused = {
    lines: [{ itemId, unitId: null }],
    clashes: [{ itemId, because: 'quantity' as const, free: 0 }],
  };
  expect(lackingOf(chosen(1), [chosen(1)], () => 1, refused)).toBe(1);
});

test('a very piece that was refused is not free until another one is chosen', () => {
  const refused = {
    lines: [{ itemId, unitId: 'a' }],
    clashes: [{ itemId, because: 'piece' as const, free: 2 }],
  };
  expect(lackingOf(chosen(1, 'a'), [chosen(1, 'a')], () => 2, refused)).toBe(1);
  expect(lackingOf(chosen(1, 'b'), [chosen(1, 'b')], () => 2, refused)).toBe(0);
});
