import { delayAfter } from './backoff-rules.ts';

export type RetryWorld = {
  /** Sends everything that waits; rejects when the network or the server is not up to it. */
  readonly deliver: () => Promise<void>;
  /** One tab at a time, if the browser can tell. Resolves at once when another one is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly retryAfterSeconds: (error: unknown) => number | undefined;
  readonly onState: (state: 'resting' | 'sending' | 'waiting') => void;
};

/** Tries, and tries again. `wake` is called whenever there may be something to send or a network to send it by. */
export const makeRetryLoop = ({ deliver, alone, retryAfterSeconds, onState }: RetryWorld) => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let isStopped = false;

  const run = async () => {
    if (isStopped) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      onState('sending');
      do {
        again = false;
        await alone(deliver);
      } while (again && !isStopped);
      failures = 0;
      onState('resting');
    } catch (error) {
      failures += 1;
      onState('waiting');
      timer = setTimeout(() => void run(), delayAfter(failures, Math.random(), retryAfterSeconds(error)));
    } finally {
      running = false;
    }
  };

  return {
    /** Something new to send does not shorten the wait for a server that is away; a network that comes back does. */
    added: () => {
      if (timer === undefined) void run();
    },
    wake: () => void run(),
    /** The same, and resolves when it is done, or failed and to be tried again. */
    run,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
