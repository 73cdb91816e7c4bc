import { expect, test } from 'vitest';
import { isSettled } from './open-reviews.ts';

const here = 'this phone';
const row = (id: string, device = here) => ({ id, device });
const sent = (id: string) => ({ id, sentAt: 100 });

test('what the server does not list any more is settled', () => {
  const open = { rows: [row('1'), row('9', 'another')], total: 2, toldAt: 200 };
  expect(isSettled(sent('1'), open, here)).toBe(false);
  expect(isSettled(sent('2'), open, here)).toBe(true);
});

test('what the server was asked for before it was sent says nothing of it', () => {
  expect(isSettled(sent('2'), { rows: [], total: 0, toldAt: 99 }, here)).toBe(false);
  expect(isSettled(sent('2'), undefined, here)).toBe(false);
});

test('what is missing at the end of a list that is longer may still be open', () => {
  expect(isSettled(sent('2'), { rows: [row('1')], total: 40, toldAt: 200 }, here)).toBe(false);
  const others = { rows: [row('1'), row('9', 'another')], total: 40, toldAt: 200 };
  expect(isSettled(sent('2'), others, here)).toBe(true);
});
