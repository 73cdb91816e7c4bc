import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';
import type { JobName } from '../db/job-store.ts';
import type { Target } from '../db/pool.ts';

export type JobHandlers = Readonly<Record<JobName, (payload: Record<string, string>) => Promise<void>>>;

/** Makes or updates the queue's own tables. Safe to run from several servers at once. */
export const migrateQueue = (target: Target, log: FastifyBaseLogger) =>
  runMigrations({ connectionString: connectionString(target), logger: queueLogger(log) });

/** Works off the queue: each job once over all servers, tried again with growing pauses when it fails. */
export const startWorker = async (target: Target, handlers: JobHandlers, log: FastifyBaseLogger) => {
  const runner = await run({
    connectionString: connectionString(target),
    maxPoolSize: 4,
    concurrency: 2,
    pollInterval: 5000,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: tasksOf(handlers),
    crontab: '*/10 * * * * sweep',
  });
  return { stop: () => runner.stop() };
};

export const tasksOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(payload as Record<string, string>)])); // enqueueJob is the only writer

export const connectionString = (target: Target) => {
  if ('url' in target) return target.url;
  const query = new URLSearchParams({ host: target.socketFolder, port: String(target.port), user: target.user });
  return `postgres:///${target.database}?${query}`;
};

const queueLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: true }, message);
    else if (level === 'warning') log.warn({ queue: true }, message);
    else log.debug({ queue: true }, message);
  });
