import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { makeApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { attachDemoPictures } from './demo/attach-demo-pictures.ts';
import { seedDemoIfEmpty } from './demo/seed-demo.ts';
import { greet } from './greet.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/connections/open-database.ts';
import { exitCodeOf, explainFailure } from './platform/explain-failure.ts';
import { drain, drainMs } from './platform/http/load/drain.ts';
import { migrateQueue, startWorker } from './platform/jobs/worker.ts';
import { openLog } from './platform/log/open-log.ts';
import { watchStrayErrors } from './platform/log/watch-stray-errors.ts';
import { makePasswords } from './platform/tokens/passwords.ts';
import { requireUsableSecret, tokenSecrets } from './platform/tokens/token-secrets.ts';

/** Config in, doors open; a signal closes them again in the opposite order, after everybody inside has been served. */
const start = async (config: Config) => {
  const log = openLog(config);
  const closers: (() => Promise<unknown>)[] = [];
  /** One that fails keeps none of the others from closing. */
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'something did not close in order'));
  };
  let isStopping = false;
  const stop = async () => {
    await closeAll();
    process.exit(0);
  };
  const stopOnce = () => {
    // One signal may follow another while the first is being obeyed.
    if (!isStopping) void stop().catch(fail);
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce);

  try {
    requireUsableSecret(config);
    const database = await openDatabase(config, (line) => log.info(line));
    closers.push(database.close);
    await migrateQueue(database.ownerTarget, log);
    const { server, services, jobs } = await makeApp({
      config,
      database,
      clock: systemClock,
      log,
      tokenSecrets: tokenSecrets(config),
      passwords: makePasswords(),
    });
    if (config.embedded && config.DEMO) await seedDemoIfEmpty(services);
    const worker = await startWorker(database.ownerTarget, jobs, log);
    const stopWorker = inTime(worker.stop);
    closers.push(stopWorker);
    await server.listen({ host: config.HOST, port: config.PORT });
    // Jobs end while callers are served.
    closers.push(() => Promise.all([drain(server), stopWorker()]));
    greet(config, server.addresses());
    watchStrayErrors(log);
    if (config.embedded && config.DEMO)
      closers.push(inBackground(log, (signal) => attachDemoPictures(services, signal)));
  } catch (error) {
    await closeAll();
    throw error;
  }
};

/**
 * Once, however often it is asked for, and over after the time for draining: a job that takes longer, or that waits for a
 * database which is gone, is taken up again by the next start.
 */
const inTime = (stop: () => Promise<void>) => {
  let stopping: Promise<unknown> | undefined;
  return () => {
    stopping ??= Promise.race([stop(), sleep(drainMs, undefined, { ref: false })]);
    return stopping;
  };
};

/** Goes on while the server answers; answers how to end it. */
const inBackground = (log: FastifyBaseLogger, work: (signal: AbortSignal) => Promise<void>) => {
  const ending = new AbortController();
  const working = work(ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) log.warn({ err: error }, 'the demo has not all of its pictures');
  });
  return async () => {
    ending.abort();
    await working;
  };
};

const fail = (error: unknown) => {
  console.error(explainFailure('start', error));
  process.exit(exitCodeOf(error));
};

try {
  await start(readConfig(process.env));
} catch (error) {
  fail(error);
}
