import { timingSafeEqual } from 'node:crypto';
import { problem } from '@archway/contract/kernel/api/problem';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpServer } from '../server.ts';

/** Prometheus figures at /metrics, only when METRICS_TOKEN is set and sent as a bearer token. */
export const serveMetrics = (server: HttpServer, token: string) => {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'archway_' });
  const seconds = new Histogram({
    name: 'archway_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [register],
  });
  new Gauge({
    name: 'archway_http_in_flight',
    help: 'Requests being answered',
    registers: [register],
    collect() {
      this.set(server.load.inFlight);
    },
  });
  server.addHook('onResponse', async (request, reply) =>
    seconds.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000),
  );

  server.get('/metrics', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      throw problem('not_found', 'There is no such page.');
    return reply.type(register.contentType).send(await register.metrics());
  });
};

const sameText = (given: string, wanted: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};
