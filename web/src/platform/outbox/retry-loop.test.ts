import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayAfter } from './backoff-rules.ts';
import { makeRetryLoop } from './retry-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const world = () => {
  const state = { isUp: true, tries: 0, now: '' };
  const loop = makeRetryLoop({
    deliver: async () => {
      state.tries += 1;
      if (!state.isUp) throw new Error('No network.');
    },
    alone: (work) => work(),
    retryAfterSeconds: () => undefined,
    onState: (now) => {
      state.now = now;
    },
  });
  return { state, loop };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

test('what is added is sent at once; while the server is away it waits its turn', async () => {
  const { state, loop } = world();
  loop.added();
  await settled();
  expect(state).toMatchObject({ tries: 1, now: 'resting' });
  state.isUp = false;
  loop.added();
  await settled();
  expect(state).toMatchObject({ tries: 2, now: 'waiting' });
  for (let nth = 0; nth < 20; nth += 1) loop.added();
  await settled();
  expect(state.tries).toBe(2);
  state.isUp = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state).toMatchObject({ tries: 3, now: 'resting' });
});

test('a server that stays away is tried less and less often, at least once a minute', async () => {
  const { state, loop } = world();
  state.isUp = false;
  loop.wake();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(state.tries).toBeGreaterThan(10);
  expect(state.tries).toBeLessThan(30);
});

test('a network that is back is used at once', async () => {
  const { state, loop } = world();
  state.isUp = false;
  loop.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  state.isUp = true;
  loop.wake();
  await settled();
  expect(state.now).toBe('resting');
});

test('the wait grows, differs from device to device and heeds what the server asks for', () => {
  expect(delayAfter(1, 0)).toBe(500);
  expect(delayAfter(1, 1)).toBe(1000);
  expect(delayAfter(5, 1)).toBe(16_000);
  expect(delayAfter(50, 1)).toBe(60_000);
  expect(delayAfter(1, 1, 30)).toBe(30_000);
});
