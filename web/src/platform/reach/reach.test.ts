import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { becomeReach, callBegan, getReach, pendingWrites } from './reach.ts';

beforeEach(() => {
  vi.useFakeTimers();
  becomeReach('reached');
});
afterEach(() => vi.useRealTimers());

test('a read that is not answered within five seconds is told; any answer ends that', () => {
  const ended = callBegan(true);
  vi.advanceTimersByTime(4900);
  expect(getReach()).toBe('reached');
  vi.advanceTimersByTime(200);
  expect(getReach()).toBe('slow');
  callBegan(true)('answered');
  expect(getReach()).toBe('reached');
  ended('failed');
  expect(getReach()).toBe('away');
});

test('a call that somebody gave up says nothing', () => {
  callBegan(true)('given up');
  expect(getReach()).toBe('reached');
});

test('a server that is away does not become merely slow', () => {
  callBegan(true)('failed');
  callBegan(true);
  vi.advanceTimersByTime(6000);
  expect(getReach()).toBe('away');
});

test('changes are counted while they are on their way, and may take their time', () => {
  const ended = callBegan(false);
  expect(pendingWrites()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(getReach()).toBe('reached');
  ended('answered');
  expect(pendingWrites()).toBe(0);
});
