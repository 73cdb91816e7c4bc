import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

type Running = Pick<Runner, 'promise' | 'stop'>;

const restartMs = 2000;

/** Begins anew whenever what runs has ended by itself, until it is told to stop. */
export const keepRunning = async (
  begin: () => Promise<Running>,
  log: Pick<FastifyBaseLogger, 'error'>,
  pauseMs = restartMs,
) => {
  const ending = new AbortController();
  const { signal } = ending;
  let runner = await begin();
  const keepGoing = async () => {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'the queue stopped'));
      if (!signal.aborted) await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      runner = await begin().catch((error: unknown) => {
        log.error({ err: error }, 'the queue was not started again');
        return runner; // which has ended, and so the next try follows
      });
      // Whoever asked for the end meanwhile asked the one before.
      if (signal.aborted) await endOf(runner);
    }
  };
  const going = keepGoing();
  return {
    stop: async () => {
      ending.abort();
      await endOf(runner);
      await going;
    },
  };
};

/** One that has stopped by itself refuses to be stopped. */
const endOf = (runner: Running) => runner.stop().catch(() => {});
