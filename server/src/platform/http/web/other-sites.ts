import type { Config } from '../../../config.ts';
import type { HttpServer } from '../server.ts';

/** Lets the pages of the configured origins call the API with a token; a page of any other site is told nothing. */
export const answerOtherSites = (server: HttpServer, { CORS_ORIGINS }: Pick<Config, 'CORS_ORIGINS'>) => {
  if (CORS_ORIGINS.length === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!request.url.startsWith('/api/')) return;
    reply.header('vary', 'origin');
    if (!origin || !CORS_ORIGINS.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'retry-after, x-request-id');
    if (request.method === 'OPTIONS') return reply.code(204).headers(permissions).send();
  });
};

const permissions = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'x-access-token, content-type, idempotency-key',
  'access-control-max-age': '600',
};
