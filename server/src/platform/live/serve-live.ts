import { invalidatedBy, typeOfChange } from '@archway/contract/changes';
import { changedTypes } from '@archway/contract/kernel/api/changes';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { liveAddress, type ToldChange } from '@archway/contract/kernel/api/live';
import { problem } from '@archway/contract/kernel/api/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownCaller, visitorOf } from '../http/calls/known-caller.ts';
import type { Actor } from '../http/calls/request-context.ts';
import { addressBudgets, householdOf } from '../http/load/limits.ts';
import type { HttpServer } from '../http/server.ts';
import type { Services } from '../services.ts';
import { openEventStream } from './event-stream.ts';
import type { Hub } from './hub.ts';

/** Shorter than an access token lives, so that nobody listens on after a session has run out. */
const longestMs = 10 * 60_000;
/** One browser needs one; this is room for a person's devices. */
const mostOfOnePerson = 20;
const mostOfOneOrganization = 500;

/**
 * Tells a member's page which things of the organization are changed, as server-sent events. An EventSource sends no
 * header, so the token may also come as the cookie; nothing but listening is possible here.
 */
export const serveLive = (server: HttpServer, services: Services, hub: Hub) => {
  server.get(liveAddress, async (request, reply) => {
    const actor = await listenerOf(request, services);
    const full =
      hub.count(({ userId }) => userId === actor.userId) >= mostOfOnePerson ||
      hub.count(({ orgId }) => orgId === actor.orgId) >= mostOfOneOrganization;
    if (full)
      throw problem('too_many_requests', 'Too many open pages are listening for changes.', {
        facts: { retryAfter: 60 },
      });
    stream(server, request, reply, hub, actor);
  });
  server.addHook('preClose', hub.close);
};

const listenerOf = async (request: FastifyRequest, services: Services): Promise<Actor> => {
  const header = request.headers['x-access-token'];
  const token = typeof header === 'string' ? header : request.cookies['accessToken'];
  const claims = await services.tokens.readAccess(token);
  const visitor = visitorOf(request, services);
  services.limits.spendMany(
    `live:address:${householdOf(visitor.ip)}:organization:${claims.org}`,
    addressBudgets.read,
  );
  const { actor } = await services.db.transaction((db) => knownCaller(db, claims, visitor, anyMember));
  if (!actor) throw problem('forbidden', 'You’re not an active member of this organization.');
  return actor;
};

const anyMember: EndpointMeta = { access: 'account', change: false, limit: 'read' };

const stream = (server: HttpServer, request: FastifyRequest, reply: FastifyReply, hub: Hub, actor: Actor) => {
  reply.hijack();
  const { raw } = reply;
  // Listening is no work: it neither counts as being busy nor is it waited for.
  server.load.leave(raw);
  const again = () => events.end('event: again\ndata:\n\n');
  const longest = setTimeout(again, longestMs);
  let leave = () => {};
  const events = openEventStream(
    raw,
    reply.getHeaders() as Record<string, string>, // what the hooks have set
    () => {
      clearTimeout(longest);
      leave();
      request.log.debug('somebody stopped listening');
    },
  );
  if (raw.destroyed) return;
  leave = hub.join({
    orgId: actor.orgId,
    userId: actor.userId,
    tell: ({ action, id }) => {
      const type = typeOfChange(action);
      const told: ToldChange = { type, id, invalidated: invalidatedBy(action) };
      if (actor.ability.can('read', changedTypes[type])) events.send(`data: ${JSON.stringify(told)}\n\n`);
    },
    end: again,
  });
  // The headers go out at once, and the page knows that it is heard.
  events.send('event: listening\ndata:\n\n');
};
