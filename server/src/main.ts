import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { makeApp } from './app.ts';
import { type Config, readConfig, WrongConfig } from './config.ts';
import { hangDemoPictures } from './demo/hang-demo-pictures.ts';
import { seedDemoIfEmpty } from './demo/seed-demo.ts';
import { greet } from './greet.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { systemClock } from './platform/clock.ts';
import { EmbeddedDatabaseError } from './platform/db/embedded.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { drain, drainMs } from './platform/http/drain.ts';
import { migrateQueue, startWorker } from './platform/jobs/worker.ts';
import { openLog } from './platform/log/open-log.ts';
import { watchStrayErrors } from './platform/log/watch-stray-errors.ts';
import { makePasswords } from './platform/tokens/passwords.ts';
import { requireUsableSecret, tokenSecrets } from './platform/tokens/token-secrets.ts';

const wrongConfiguration = 78;

/** Config in, doors open; a signal closes them again in the opposite order, after everybody inside has been served. */
const start = async (config: Config) => {
  const log = openLog(config);
  const closers: (() => Promise<unknown>)[] = [];
  /** One that fails keeps none of the others from closing. */
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'something did not close in order'));
  };
  const stop = async (exitCode: number) => {
    await closeAll();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0).catch(fail));

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
      closers.push(beside(log, (signal) => hangDemoPictures(services, signal)));
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
const beside = (log: FastifyBaseLogger, work: (signal: AbortSignal) => Promise<void>) => {
  const ending = new AbortController();
  const working = work(ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) log.warn({ err: error }, 'the demo has not all of its pictures');
  });
  return async () => {
    ending.abort();
    await working;
  };
};

/** What a person can mend is told in one line; anything else with its stack. */
const fail = (error: unknown) => {
  if (error instanceof WrongConfig) {
    console.error(`Archway cannot start: ${error.message}`);
    process.exit(wrongConfiguration);
  }
  const plain =
    error instanceof EmbeddedDatabaseError ||
    error instanceof CannotStart ||
    (error instanceof Error && 'code' in error); // of the system or the database
  console.error(plain ? `Archway cannot start: ${(error as Error).message}` : error); // an Error, checked in `plain`
  process.exit(1);
};

try {
  await start(readConfig(process.env));
} catch (error) {
  fail(error);
}
