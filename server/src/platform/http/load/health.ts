import { ping } from '../../db/connections/ping.ts';
import type { TransactionPool } from '../../db/connections/transaction-pool.ts';
import type { Db } from '../../db/db.ts';
import type { HttpServer } from '../server.ts';

/**
 * `/livez`: the process answers. `/readyz`: it can do work, that is, the database answers within a second, and requests
 * get a connection within a second: not while all of them wait for a lock.
 */
export const serveHealth = (server: HttpServer, side: Db, requests: Pick<TransactionPool, 'moves'>) => {
  server.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', async (_request, reply) => {
    const signs = server.load.draining ? [false] : [answersWithin(side, 1000), requests.moves(1000)];
    const ready = (await Promise.all(signs)).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not ready' });
  });
};

const answersWithin = async (side: Db, ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([side.transaction(ping), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
