import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { startWords } from '../../test/start-words.ts';
import { LoadingBarView } from './loading-bar.tsx';
import { nextBar, resting } from './loading-steps.ts';

describe('step by step', () => {
  test('it grows while loading and never beyond 82 percent', () => {
    let bar = nextBar(resting, 'begin');
    const seen = [bar.percent];
    for (let step = 0; step < 9; step += 1) {
      bar = nextBar(bar, 'step');
      seen.push(bar.percent);
    }
    expect(seen).toEqual([10, 22, 34, 46, 58, 70, 82, 82, 82, 82]);
  });
  test('it goes to 100 percent on resolve, then rests', () => {
    const done = nextBar(nextBar(resting, 'begin'), 'resolve');
    expect(done).toEqual({ shown: true, percent: 100 });
    expect(nextBar(done, 'reset')).toEqual(resting);
  });
});

describe('on screen', () => {
  const { container, draw, clear } = drawing();
  beforeAll(startWords);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const percent = () => container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
  const pass = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

  test('a step every 800 ms up to 82, 100 when the page is there, gone 300 ms later', async () => {
    await draw(<LoadingBarView loading={false} />);
    expect(percent()).toBeUndefined();
    await draw(<LoadingBarView loading />);
    expect(percent()).toBe('10');
    await pass(799);
    expect(percent()).toBe('10');
    await pass(1);
    expect(percent()).toBe('22');
    await pass(800 * 20);
    expect(percent()).toBe('82');
    await draw(<LoadingBarView loading={false} />);
    expect(percent()).toBe('100');
    await pass(299);
    expect(percent()).toBe('100');
    await pass(1);
    expect(percent()).toBeUndefined();
    await clear();
  });
});
