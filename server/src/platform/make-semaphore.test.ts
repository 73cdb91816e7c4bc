import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeSemaphore } from './make-semaphore.ts';

test('no more is inside than there is room for, in the order of arrival', async () => {
  const semaphore = makeSemaphore({ size: 10, patienceMs: 5000, line: 100 });
  let [inside, most] = [0, 0];
  const order: number[] = [];
  const work = (share: number, index: number) =>
    semaphore.within(share, async () => {
      order.push(index);
      inside += share;
      most = Math.max(most, inside);
      await sleep(1 + (index % 3));
      inside -= share;
    });
  await Promise.all([4, 4, 4, 10, 1, 9, 2, 25, 3].map((share, index) => work(Math.min(share, 10), index)));
  expect(most).toBeLessThanOrEqual(10);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('what is larger than the semaphore has it to itself', async () => {
  const semaphore = makeSemaphore({ size: 10, patienceMs: 1000, line: 10 });
  expect(await semaphore.within(1000, async () => 'done')).toBe('done');
});

test('whoever would wait too long, or behind too many, is told to come back; the others are not kept by them', async () => {
  const semaphore = makeSemaphore({ size: 1, patienceMs: 50, line: 1 });
  const { promise: leave, resolve } = Promise.withResolvers<void>();
  const first = semaphore.within(1, () => leave);
  const second = semaphore.within(1, async () => 'second');
  await expect(semaphore.within(1, async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(second).rejects.toMatchObject({ code: 'unavailable', facts: { retryAfter: 5 } });
  resolve();
  await first;
  expect(await semaphore.within(1, async () => 'fourth')).toBe('fourth');
});

test('work that fails leaves its room to others', async () => {
  const semaphore = makeSemaphore({ size: 1, patienceMs: 1000, line: 10 });
  await expect(semaphore.within(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.within(1, async () => 'next')).toBe('next');
});
