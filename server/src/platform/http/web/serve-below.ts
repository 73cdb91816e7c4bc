import { cookieBelow } from '@archway/contract/kernel/api/base-path';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { HttpServer } from '../server.ts';
import { basePathOf } from './base-path.ts';

/** Leads from `/archway` to `/archway/`, and lets everybody else read cookies by their plain names. Nothing at `/`. */
export const serveBelow = (server: HttpServer, config: Pick<Config, 'PUBLIC_URL'>) => {
  const base = basePathOf(config);
  if (base === '/') return;
  server.get(base.slice(0, -1), async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(base + (/\?.*$/s.exec(request.url)?.[0] ?? ''), 308),
  );
  server.addHook('onRequest', (request, _reply, done) => {
    request.cookies = ownCookies(request.cookies, base);
    done();
  });
};

const ownCookies = (cookies: FastifyRequest['cookies'], base: string) => {
  const ending = cookieBelow(base, '');
  return Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) =>
      name.endsWith(ending) ? [[name.slice(0, -ending.length), value]] : [],
    ),
  );
};
