import type { Contract } from '@archway/contract';
import { fallbackLanguage, type Language, languageCodes } from '@archway/contract/kernel/locale';
import { problem } from '@archway/contract/kernel/problem';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { parseCookies, serializeCookie } from './cookies.ts';
import type { RequestContext } from './request-context.ts';
import type { HttpServer } from './server.ts';

/** Serves the implemented contract under /api. */
export const serveApi = (server: HttpServer, router: Router<Contract, RequestContext>, services: Services) => {
  const handler = new OpenAPIHandler<RequestContext>(router, { interceptors: [failHere] });

  server.all('/api/*', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireOwnOrigin(request, services);
    const context = contextOf(request, reply, services);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (context.failure !== undefined) throw context.failure;
    if (!matched) throw problem('not_found', 'There is no such endpoint.');
  });
};

type Interceptor = NonNullable<StandardHandlerOptions<RequestContext>['interceptors']>[number];

/** Failures leave the contract's machinery as they are, for the server's one error handler. */
const failHere: Interceptor = async ({ next, context }) => {
  try {
    return await next();
  } catch (error) {
    context.failure = error ?? new Error('A handler failed with nothing.');
    return { matched: false, response: undefined };
  }
};

/** A page of another site may not act here, whatever it makes the browser send. */
const requireOwnOrigin = (request: FastifyRequest, { config }: Services) => {
  const { origin } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || !origin) return;
  const own = origin === new URL(config.PUBLIC_URL).origin || origin === `${request.protocol}://${request.host}`;
  if (!own && !config.CORS_ORIGINS.includes(origin)) throw problem('forbidden', 'Requests from other sites are not taken.');
};

const contextOf = (request: FastifyRequest, reply: FastifyReply, services: Services): RequestContext => ({
  services,
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  pathname: request.url.replace(/\?.*$/, ''),
  accessToken: one(request.headers['x-access-token']),
  idempotencyKey: one(request.headers['idempotency-key']),
  cookies: parseCookies(request.headers.cookie),
  language: preferredLanguage(request.headers['accept-language']),
  setCookie: (name, value, maxAge) => {
    reply.header('set-cookie', serializeCookie(name, value, { maxAge, secure: services.config.PUBLIC_URL.startsWith('https:') }));
  },
});

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

const preferredLanguage = (header: string | undefined): Language =>
  languageCodes.find((code) => header?.toLowerCase().startsWith(code)) ?? fallbackLanguage;
