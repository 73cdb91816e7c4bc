import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Target } from '../db/pool.ts';
import type { JobName } from '../db/requests/job-store.ts';
import { keepRunning } from './keep-running.ts';
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
      crontab: '*/10 * * * * sweep\n* * * * * wake-imports\n*/5 * * * * wake-nights',
    });
  const running = await keepRunning(begin, log);
  const stop = async () => {
    await running.stop();
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
