import { pino } from 'pino';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

const log = pino({ level: 'silent' });

/** As the queue's: it runs until it is stopped, once, or ends by itself. */
const makeRunner = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stopped = false;
  return {
    promise,
    end: () => {
      stopped = true;
      resolve();
    },
    stop: async () => {
      if (stopped) throw new Error('Runner is already stopped');
      stopped = true;
      resolve();
    },
  };
};

test('what ends by itself is begun again, until it is told to stop', async () => {
  const runners = [makeRunner(), makeRunner()];
  let begun = 0;
  const running = await keepRunning(async () => runners[begun++] ?? makeRunner(), log, 1);
  runners[0]?.end();
  await expect.poll(() => begun).toBe(2);
  await running.stop();
  await runners[1]?.promise;
  expect(begun).toBe(2);
});

test('one that was being begun when the end was asked for is stopped too', async () => {
  const [first, second] = [makeRunner(), makeRunner()];
  const ready = Promise.withResolvers<typeof second>();
  let begun = 0;
  const running = await keepRunning(() => (begun++ === 0 ? Promise.resolve(first) : ready.promise), log, 1);
  first.end();
  await expect.poll(() => begun).toBe(2);
  const stopped = running.stop();
  ready.resolve(second);
  await stopped;
  await second.promise;
});
