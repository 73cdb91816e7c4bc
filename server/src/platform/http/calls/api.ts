import type { Contract } from '@archway/contract';
import { cookieBelow } from '@archway/contract/kernel/api/base-path';
import { invalidatedHeader } from '@archway/contract/kernel/api/live';
import { problem } from '@archway/contract/kernel/api/problem';
import { fallbackLanguage, type Language } from '@archway/contract/kernel/locale';
import { languageCodes } from '@archway/contract/kernel/locale-choices';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { sendFile } from '../bodies/send-file.ts';
import { StreamedFile } from '../bodies/streamed-file.ts';
import type { HttpServer } from '../server.ts';
import { basePathOf } from '../web/base-path.ts';
import { visitorOf } from './known-caller.ts';
import { rawTextOf } from './raw-json.ts';
import type { RequestContext } from './request-context.ts';

/** Serves the implemented contract under /api. */
export const serveApi = (
  server: HttpServer,
  router: Router<Contract, RequestContext>,
  services: Services,
) => {
  const handler = new OpenAPIHandler<RequestContext>(router, { interceptors: [answerHere] });

  server.all('/api/*', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    requireOwnOrigin(request, services);
    const context = contextOf(request, reply, services);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (context.failure !== undefined) throw context.failure;
    if (context.rawAnswer)
      return reply.code(context.rawAnswer.status).type('application/json').send(context.rawAnswer.text);
    if (context.fileAnswer) return sendFile(reply, context.fileAnswer);
    if (!matched) throw problem('not_found', 'There is no such endpoint.');
  });
};

type Interceptor = NonNullable<StandardHandlerOptions<RequestContext>['interceptors']>[number];

/** Failures leave the contract's machinery as they are, for the server's one error handler; so do files, and JSON that needs no more printing. */
const answerHere: Interceptor = async ({ next, context }) => {
  try {
    const result = await next();
    if (!result.matched) return result;
    const { status, body } = result.response;
    const text = rawTextOf(body);
    if (text !== undefined) context.rawAnswer = { status, text };
    else if (body instanceof File || body instanceof StreamedFile) context.fileAnswer = body;
    else return result;
    return { matched: false, response: undefined };
  } catch (error) {
    context.failure = error ?? new Error('A handler failed with nothing.');
    return { matched: false, response: undefined };
  }
};

/**
 * A page of another site may not act here, whatever it makes the browser send. Some requests of a page carry no Origin;
 * the browser then still says how the page stands to us, and a program that is no browser says neither.
 */
const requireOwnOrigin = (request: FastifyRequest, { config }: Services) => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const fromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  const known = origin ? isKnownOrigin(origin, request, config) : !fromElsewhere;
  if (!known) throw problem('forbidden', 'Requests from other sites aren’t accepted.');
};

const isKnownOrigin = (origin: string, request: FastifyRequest, config: Services['config']) =>
  origin === new URL(config.PUBLIC_URL).origin ||
  origin === `${request.protocol}://${request.host}` ||
  config.CORS_ORIGINS.includes(origin);

const contextOf = (request: FastifyRequest, reply: FastifyReply, services: Services): RequestContext => ({
  ...visitorOf(request, services),
  pathname: request.url.replace(/\?.*$/, ''),
  accessToken: one(request.headers['x-access-token']),
  idempotencyKey: one(request.headers['idempotency-key']),
  cookies: request.cookies,
  language: preferredLanguage(request.headers['accept-language']),
  setCookie: (name, value, maxAge) => {
    // Cookies the server sets are for the server only.
    const secure = services.config.PUBLIC_URL.startsWith('https:');
    const base = basePathOf(services.config);
    reply.setCookie(cookieBelow(base, name), value, {
      path: base,
      maxAge,
      httpOnly: true,
      sameSite: 'strict',
      secure,
    });
  },
  tellInvalidated: (slices) => {
    reply.header(invalidatedHeader, slices.join());
  },
});

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** The first language of the header that we speak. Browsers list them in order of preference. */
const preferredLanguage = (header = ''): Language => {
  const wanted = header.split(',', 20).map((range) => range.trim().toLowerCase().split(/[-;]/)[0]);
  return wanted.flatMap((code) => languageCodes.find((known) => known === code) ?? [])[0] ?? fallbackLanguage;
};
