import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@archway/contract/kernel/api/problem';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../../config.ts';
import { gapOf, isRefusedData } from '../db/errors.ts';
import { watchArrival, watchReaders } from './bodies/pace.ts';
import { readJson } from './bodies/read-json.ts';
import { unreadInput } from './bodies/unread-form.ts';
import { type Load, watchLoad } from './load/load.ts';
import { problemBody, retryAfterOf, toProblem } from './problem-response.ts';
import { basePathOf, rewritingBase } from './web/base-path.ts';
import { securityHeaders } from './web/security-headers.ts';

export type HttpServer = FastifyInstance;

declare module 'fastify' {
  interface FastifyInstance {
    readonly load: Load;
  }
}

/** One megabyte of JSON is a very long form; files travel another way. */
const bodyLimit = 1024 * 1024;

/** The bare server: ids, limits, headers, one shape for every error. It knows no endpoint. */
export const makeServer = async (
  config: Config,
  log: FastifyBaseLogger,
  /** The fields of a call that are read part by part. */
  readsItself: (request: FastifyRequest) => readonly string[],
): Promise<HttpServer> => {
  const headers = securityHeaders(config);
  const load = watchLoad();
  const answerProblem = problemAnswers(config);
  const server = Fastify({
    ...rewritingBase(config),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // A phone may take long for a large picture. Who sends too little in a while is ended by `watchArrival`, not by the clock.
    requestTimeout: 30 * 60_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    // Without the check of our own Node answers for a missing host itself, in its own words and without our headers.
    http: {
      // An address that names five hundred items, beside everything else.
      maxHeaderSize: 24 * 1024,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(config),
    // An address that cannot be read reaches no hook: it is answered here.
    frameworkErrors: (error, request, reply) =>
      answerProblem(error, request, reply.headers(headers).header('x-request-id', request.id)),
  });
  // An expectation we know nothing of is no reason to refuse what we can do.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));

  // A connection that cannot be taken, for want of descriptors say, is that connection's trouble. Failing to open at all is told by `listen`.
  server.server.once('listening', () =>
    server.server.on('error', (error) => log.error({ err: error }, 'a connection was not taken')),
  );
  const readers = watchReaders();
  const sendsTooMuch = watchRequests();
  server.addHook('onClose', async () => readers.stop());
  /** In the same words as when Node finds the head of a request too slow. */
  const cutOff = ({ socket }: IncomingMessage) => {
    const error = Object.assign(new Error('The request came too slowly.'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    server.server.emit('clientError', error, socket);
    socket.destroySoon();
  };
  const noteBroken = (error: Error) => log.debug({ err: error }, 'an answer broke off');

  // Hooks that promise nothing: each promise would be waited for, in every call.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    load.enter(reply.raw);
    // Once for each answer, also for one that nobody waited for.
    reply.raw.once('close', () => load.leave(reply.raw));
    if (sendsTooMuch(request.raw.socket, reply.raw)) request.raw.socket.destroy();
    // An error of an answer that nobody listens to would end the process, and with it everybody else's.
    reply.raw.on('error', noteBroken);
    readers.add(reply.raw);
    done(refusal(request, load));
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    // A form is read later, and watched from then on.
    if (!isForm(request.headers['content-type'])) watchArrival(request.raw, () => cutOff(request.raw));
    done(null, payload);
  });
  server.addHook('preHandler', (_request, reply, done) => {
    load.begin(reply.raw);
    done();
  });
  const closeSilent = watchSilent(server.server);
  // Also for those who came before the end was decided: a connection that is kept open would hold the end up.
  server.addHook('onSend', (_request, reply, payload, done) => {
    load.end(reply.raw);
    if (load.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('preClose', async () => {
    load.draining = true;
    const closing = setInterval(() => {
      server.server.closeIdleConnections();
      closeSilent();
    }, 100);
    server.server.once('close', () => clearInterval(closing));
  });
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });

  server.setErrorHandler(answerProblem);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readJson(body, readsItself(request)),
  );
  // Read by the front door, for the endpoints that take a file and after a look at who sends it.
  server.addContentTypeParser('multipart/form-data', (_request, body, done) =>
    done(
      null,
      unreadInput(body, () => cutOff(body)),
    ),
  );
  await server.register(cookie);
  await server.register(compress, {
    encodings: ['gzip'],
    threshold: 1024,
    zlibOptions: { level: 5 },
    globalDecompression: false,
  });
  server.decorate('load', load);
  return server as unknown as HttpServer; // the http options narrow the instance's type to a server we do not name
};

const isForm = (type = '') => /^multipart\/form-data/i.test(type);

/** Why a request is not even looked at. */
const refusal = ({ headers, raw, url }: FastifyRequest, load: Load): Problem | undefined => {
  if (!headers.host && raw.httpVersion === '1.1')
    return new Problem('bad_request', 'The request names no host.');
  if (load.overloaded && !url.startsWith('/livez'))
    return new Problem('unavailable', 'Too much is going on right now. Try again in a moment.', {
      facts: { retryAfter: 2 },
    });
  return undefined;
};

/** Browsers ask for the next thing on a connection when they have the last. */
const mostWaiting = 20;

/** Whether more questions wait on a connection than anybody needs to ask before the answers come: each is kept in memory. */
const watchRequests = () => {
  const waiting = new WeakMap<Socket, number>();
  return (socket: Socket, answer: ServerResponse) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    answer.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count > mostWaiting;
  };
};

/** How long a new connection may be silent before the end of the server passes over it. */
const silenceMs = 1000;

/**
 * Browsers open connections before they have anything to ask. Node counts one on which nothing was said as busy, and
 * would wait for it; answers how to close those.
 */
const watchSilent = (server: Server) => {
  const opened = new Map<Socket, number>();
  server.on('connection', (socket) => {
    opened.set(socket, Date.now());
    socket.once('close', () => opened.delete(socket));
  });
  return () => {
    for (const [socket, since] of opened)
      if (socket.bytesRead === 0 && Date.now() - since > silenceMs) socket.destroy();
  };
};

const problemAnswers = (config: Config) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const found = toProblem(error);
  if (request.raw.socket.destroyed) request.log.debug({ err: error }, 'nobody waits for the answer');
  else if (found.status >= 500) request.log.error({ err: error }, 'failed');
  else if (isRefusedData(error))
    request.log.warn(
      { gap: gapOf(error), method: request.method, path: withoutSecrets(request.url) },
      'the database refused what no check of ours did',
    );
  const retryAfter = retryAfterOf(found);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(found.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(problemBody(found, request.id, basePathOf(config)));
};

/** One-time tokens stand in paths and must not stand in logs; queries may hold anything. */
const withoutSecrets = (url: string) =>
  url
    .replace(/\?.*$/, '')
    .replace(
      /\/(reset|reset-password|activate|confirm-email|by-token|invitation-links|invitation|calendars)\/[^/]+/g,
      '/$1/…',
    );

/** Bytes that are no HTTP at all: answered in our shape, then the connection is closed. */
const refuseUnreadable = (config: Config) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const found =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Problem('headers_too_large', 'The headers are too large.')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Problem('request_timeout', 'The request took too long to arrive.')
        : new Problem('bad_request', 'The request could not be read.');
  const body = JSON.stringify(problemBody(found, randomUUID(), basePathOf(config)));
  const lines = Object.entries({
    ...securityHeaders(config),
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  });
  socket.end(
    `HTTP/1.1 ${found.status} ${found.code}\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
  );
};
