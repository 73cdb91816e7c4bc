import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { JobName } from '../db/job-store.ts';
import type { Target } from '../db/pool.ts';
import { openQueuePool } from './queue-pool.ts';

export type JobHandlers = Readonly<Record<JobName, (payload: Record<string, string>) => Promise<void>>>;

/** Makes or updates the queue's own tables. Safe to run from several servers at once. */
export const migrateQueue = async (target: Target, log: FastifyBaseLogger) => {
  const pgPool = openQueuePool(target, log);
  try {
    await runMigrations({ pgPool, logger: queueLogger(log) });
  } finally {
    await pgPool.end();
  }
};

/**
 * Works off the queue: each job once over all servers, tried again with growing pauses when it fails. The queue stops
 * itself when it does not know how to go on; then it is started anew.
 */
export const startWorker = async (target: Target, handlers: JobHandlers, log: FastifyBaseLogger) => {
  const pgPool = openQueuePool(target, log);
  const begin = () =>
    run({
      pgPool,
      // An import keeps one busy for a minute; mails do not wait for two of them.
      concurrency: 3,
      pollInterval: 5000,
      noHandleSignals: true,
      logger: queueLogger(log),
      taskList: tasksOf(handlers),
      crontab: '*/10 * * * * sweep\n* * * * * wake-imports',
    });
  const ending = new AbortController();
  const { signal } = ending;
  let runner = await begin();
  const keepGoing = async () => {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'the queue stopped'));
      if (!signal.aborted) await sleep(restartMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      runner = await begin().catch((error: unknown) => {
        log.error({ err: error }, 'the queue was not started again');
        return runner; // which has ended, and so the next try follows
      });
      // Whoever asked for the end meanwhile asked the one before.
      if (signal.aborted) await runner.stop().catch(() => {});
    }
  };
  const going = keepGoing();
  const stop = async () => {
    ending.abort();
    await runner.stop().catch(() => {}); // it has stopped by itself
    await going;
    await pgPool.end();
  };
  let stopping: Promise<void> | undefined;
  return {
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
};

const restartMs = 2000;

export const tasksOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle(payload as Record<string, string>),
    ]),
  ); // enqueueJob is the only writer

const queueLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message);
    else if (level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
