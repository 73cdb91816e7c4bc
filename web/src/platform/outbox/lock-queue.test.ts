import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLockQueue } from './lock-queue.ts';
import { makeRetryLoop } from './retry-loop.ts';

/** Web Locks of one browser, for all of its tabs. */
const makeLocks = () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const hold = async <Made>(work: (lock: object | null) => Promise<Made>) => {
    isHeld = true;
    try {
      return await work({});
    } finally {
      isHeld = false;
      waiting.shift()?.();
    }
  };
  type Options = { ifAvailable?: boolean; signal?: AbortSignal };
  return {
    request: async <Made>(
      _name: string,
      { ifAvailable, signal }: Options,
      work: (lock: object | null) => Promise<Made>,
    ) => {
      if (isHeld && ifAvailable) return work(null);
      if (isHeld)
        await new Promise<void>((go, fail) => {
          waiting.push(go);
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(go), 1);
            fail(signal.reason);
          });
        });
      return hold(work);
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: makeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openTab = (deliver: () => Promise<void>) => {
  const queue = makeLockQueue('outbox', () => loop.run());
  const loop = makeRetryLoop({
    deliver,
    alone: queue.alone,
    retryAfterSeconds: () => undefined,
    onState: () => undefined,
  });
  return {
    ...loop,
    close: () => {
      queue.stop();
      loop.stop();
    },
  };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a tab that finds another one sending sends when that one is done, without being woken', async () => {
  const first = Promise.withResolvers<void>();
  const other = openTab(() => first.promise);
  const sent = vi.fn(async () => undefined);
  const tab = openTab(sent);
  other.wake();
  await settled();
  tab.wake();
  tab.wake();
  await settled();
  expect(sent).not.toHaveBeenCalled();
  first.resolve();
  await settled();
  expect(sent).toHaveBeenCalledOnce();
});

test('a tab that waits for its turn and fails then tries again by itself', async () => {
  const first = Promise.withResolvers<void>();
  const other = openTab(() => first.promise);
  let tries = 0;
  const tab = openTab(async () => {
    tries += 1;
    if (tries === 1) throw new Error('No network.');
  });
  other.wake();
  await settled();
  tab.wake();
  await settled();
  first.reject(new Error('The tab is gone.'));
  await settled();
  expect(tries).toBe(1);
  other.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries).toBe(2);
});

test('several tabs that wait send one after the other, and a closed one gives its turn up', async () => {
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const tabs = ['a', 'b', 'c'].map((name) => openTab(async () => void order.push(name)));
  const other = openTab(() => first.promise);
  other.wake();
  await settled();
  for (const tab of tabs) tab.wake();
  await settled();
  tabs[1]?.close();
  first.resolve();
  await settled();
  expect(order).toEqual(['a', 'c']);
});
