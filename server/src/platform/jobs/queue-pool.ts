import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { connectionString } from '../db/connections/connection-string.ts';
import { isDatabaseDown } from '../db/errors.ts';
import type { Target } from '../db/pool.ts';

/** A pool of our own, because the queue's has nobody listening when an idle connection is cut, and that would end the process. */
export const openQueuePool = (target: Target, log: FastifyBaseLogger): Pool => {
  const pool = new PatientPool({ connectionString: connectionString(target), max: 4 });
  const note = (error: Error) =>
    log.warn({ queue: true, reason: error.message }, 'a connection of the queue was lost');
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', note);
    makePatient(client);
  });
  return pool;
};

/**
 * The queue writes down how a job ended without waiting for that: when it fails, nobody is there to catch it, and the job
 * stays taken for hours. It tries again only after errors of some codes, and those of a PostgreSQL that is away are not
 * among them; here they become one of these.
 */
class PatientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    return callback ? super.connect(callback) : super.connect().catch(failPatiently);
  }
}

type Connected = Parameters<Pool['connect']>[0];

const makePatient = (client: PoolClient) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown; // one of many forms, handed on as it is
  client.query = ((...given: unknown[]) => {
    const answer = query(...given);
    return answer instanceof Promise ? answer.catch(failPatiently) : answer;
  }) as typeof client.query; // whatever form it is
};

const tryAgainCode = 'EHOSTUNREACH';

const failPatiently = (error: unknown): never => {
  const isLost =
    isDatabaseDown(error) || (error instanceof Error && /^Connection terminated/.test(error.message));
  throw isLost && error instanceof Error ? Object.assign(error, { code: tryAgainCode }) : error;
};
