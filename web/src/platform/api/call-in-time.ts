import { networkProblem } from './api-problem.ts';

/**
 * Gives a call so long; then it is given up, and counts as a server that was not reached, whatever it was waiting for: an
 * answer, a refresh of the session, a lock. Networks that swallow everything never say that they do.
 */
export const callInTime = <Answer>(
  ms: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const signal = AbortSignal.timeout(ms);
  return new Promise((answer, fail) => {
    signal.addEventListener('abort', () => fail(networkProblem(signal.reason)), { once: true });
    call(signal).then(answer, fail);
  });
};
