import { setTimeout as after, setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Load, watchLoad } from './load.ts';

const everyMs = 50;
const mostDelayMs = 200;
let load: Load;
beforeEach(() => {
  load = watchLoad({ mostDelayMs, everyMs });
});
afterEach(() => load.stop());

const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The same, at work: by the processor's clock, because the machine may stand still itself. */
const work = (ms: number) => {
  const began = process.cpuUsage();
  for (let worked = 0; worked < ms; ) {
    const { user, system } = process.cpuUsage(began);
    worked = (user + system) / 1000;
  }
};

test.each([2, 5])('a loop that is busy once, %s times too long, turns nobody away', async (times) => {
  // It begins soon after the loop was looked at, where there is little else to judge by.
  await after(1.5 * everyMs);
  work(times * mostDelayMs);
  for (let turns = 0; turns < 20; turns += 1) {
    expect(load.overloaded).toBe(false);
    await turn();
  }
});

test('a loop that is late again and again for all the work there is turns newcomers away, until it has caught up', async () => {
  for (let round = 0; round < 20 && !load.overloaded; round += 1) {
    work(2 * mostDelayMs);
    await turn();
  }
  expect(load.overloaded).toBe(true);
  await expect.poll(() => load.overloaded).toBe(false);
});

test('a loop that stands still again and again, on a machine that has no time for it, turns nobody away', async () => {
  for (let round = 0; round < 10; round += 1) {
    standStill(2 * mostDelayMs);
    await turn();
    expect(load.overloaded).toBe(false);
  }
});

test('a thousand at once are served, one more is turned away; those who are on their way in or out do not count', () => {
  const answers = Array.from({ length: 1001 }, () => ({}));
  for (const answer of answers) load.enter(answer);
  expect([load.inFlight, load.overloaded]).toEqual([1001, false]);
  for (const answer of answers.slice(0, 1000)) load.begin(answer);
  expect(load.overloaded).toBe(false);
  load.begin(answers[1000]!);
  expect(load.overloaded).toBe(true);
  load.end(answers[0]!);
  expect([load.inFlight, load.overloaded]).toEqual([1001, false]);
});

test('who has left is not counted again, whatever is still done for them', () => {
  const answer = {};
  load.enter(answer);
  for (let times = 0; times < 2; times += 1) load.leave(answer);
  load.begin(answer);
  load.end(answer);
  expect(load.inFlight).toBe(0);
});
