import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { JobName } from '../db/job-store.ts';
import type { Target } from '../db/pool.ts';

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

/** Works off the queue: each job once over all servers, tried again with growing pauses when it fails. */
export const startWorker = async (target: Target, handlers: JobHandlers, log: FastifyBaseLogger) => {
  const pgPool = openQueuePool(target, log);
  const runner = await run({
    pgPool,
    // An import keeps one busy for a minute; mails do not wait for two of them.
    concurrency: 3,
    pollInterval: 5000,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: tasksOf(handlers),
    crontab: '*/10 * * * * sweep\n* * * * * wake-imports',
  });
  return {
    stop: async () => {
      await runner.stop();
      await runner.promise;
      await pgPool.end();
    },
  };
};

/** A pool of our own, because the queue's has nobody listening when an idle connection is cut, and that would end the process. */
export const openQueuePool = (target: Target, log: FastifyBaseLogger) => {
  const pool = new Pool({ connectionString: connectionString(target), max: 4 });
  const note = (error: Error) =>
    log.warn({ queue: true, reason: error.message }, 'a connection of the queue was lost');
  pool.on('error', note);
  pool.on('connect', (client) => client.on('error', note));
  return pool;
};

export const tasksOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle(payload as Record<string, string>),
    ]),
  ); // enqueueJob is the only writer

const connectionString = (target: Target) => {
  if ('url' in target) return target.url;
  const query = new URLSearchParams({
    host: target.socketFolder,
    port: String(target.port),
    user: target.user,
  });
  return `postgres:///${target.database}?${query}`;
};

const queueLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message);
    else if (level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
