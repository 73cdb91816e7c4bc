import { type Pool, ping } from '../db/pool.ts';
import type { HttpServer } from './server.ts';

/** `/livez`: the process answers. `/readyz`: it can do work, that is, the database answers within a second. */
export const serveHealth = (server: HttpServer, pool: Pool) => {
  server.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  server.get('/readyz', async (_request, reply) => {
    const ready = !server.load.draining && (await answersWithin(pool, 1000));
    return reply.code(ready ? 200 : 503).header('cache-control', 'no-store').send({ status: ready ? 'ok' : 'not ready' });
  });
};

const answersWithin = async (pool: Pool, ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => { timer = setTimeout(resolve, ms, false); });
  try {
    return await Promise.race([ping(pool), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
