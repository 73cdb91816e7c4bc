import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../../platform/api/api-problem.ts';

const resolve = vi.hoisted(() => vi.fn());
const recall = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/api/api.ts', () => ({ api: { scan: { resolve } } }));
vi.mock('./recall-code.ts', () => ({ recallCode: recall }));

const { resolveScanned } = await import('./resolve-scanned.ts');

const never = () => new Promise(() => undefined);
const blank = { kind: 'blank', labelId: '1' };

beforeEach(() => {
  vi.useFakeTimers();
  resolve.mockReset();
  recall.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.useRealTimers());

const outcome = async (resolving: Promise<unknown>, ms: number) => {
  const ended = resolving.then(
    (scanned) => ({ scanned }),
    (error: unknown) => ({ error }),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([ended, Promise.resolve('still waiting')]);
};

test('a code that nobody tells of is given up in less than three seconds, as of a server that was not reached', async () => {
  resolve.mockImplementation(never);
  const resolving = resolveScanned('U-1');
  expect(await outcome(resolving, 2000)).toBe('still waiting');
  expect(await outcome(resolving, 900)).toMatchObject({ error: { code: 'unreachable' } });
});

test('what the server says after that is told all the same', async () => {
  const late = Promise.withResolvers<unknown>();
  resolve.mockReturnValue(late.promise);
  const onLate = vi.fn();
  await outcome(resolveScanned('U-1', { onLate }), 3000);
  late.resolve(blank);
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledExactlyOnceWith(blank);
});

test('what this device knows is told after a moment, and what it does not by the server, if that is in time', async () => {
  resolve.mockImplementation(never);
  recall.mockResolvedValue({ ...blank, asOf: 1 });
  expect(await outcome(resolveScanned('U-1'), 700)).toMatchObject({ scanned: { asOf: 1 } });
  recall.mockResolvedValue(undefined);
  resolve.mockImplementation(() => new Promise((answer) => setTimeout(answer, 1500, blank)));
  expect(await outcome(resolveScanned('U-1'), 1600)).toEqual({ scanned: blank });
});

test('a refusal of the server is an answer; the page of a proxy is none', async () => {
  const notFound = new ApiProblem('not_found', '', { status: 404, facts: { code: 'not_found' } });
  resolve.mockRejectedValue(notFound);
  recall.mockResolvedValue({ ...blank, asOf: 1 });
  expect(await outcome(resolveScanned('U-1'), 0)).toEqual({ error: notFound });
  resolve.mockRejectedValue(new ApiProblem('not_found', '', { status: 404 }));
  expect(await outcome(resolveScanned('U-1'), 0)).toMatchObject({ scanned: { asOf: 1 } });
});

const after = (ms: number, value: unknown) => () => new Promise((done) => setTimeout(done, ms, value));

test('what the server says while a slow device looks for it counts, and comes once', async () => {
  resolve.mockImplementation(after(700, { kind: 'revoked' }));
  recall.mockImplementation(after(500, { kind: 'blank', asOf: 1 }));
  const late = vi.fn();
  const resolved = resolveScanned('LK-1', { onLate: late });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await resolved).toEqual({ kind: 'revoked' });
  expect(late).not.toHaveBeenCalled();
});

test('a server that is slower than the device is told of later', async () => {
  resolve.mockImplementation(after(3000, { kind: 'revoked' }));
  recall.mockImplementation(after(10, { kind: 'blank', asOf: 1 }));
  const late = vi.fn();
  const resolved = resolveScanned('LK-1', { onLate: late });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await resolved).toMatchObject({ kind: 'blank' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(late).toHaveBeenCalledWith({ kind: 'revoked' });
});
