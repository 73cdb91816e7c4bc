import { setTimeout as sleep } from 'node:timers/promises';
import { invalidatedBy, typeOfChange } from '@archway/contract/changes';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { changedTypes } from '@archway/contract/kernel/api/changes';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { liveAddress, longestShownMs, shownFor, type ToldChange } from '@archway/contract/kernel/api/live';
import { problem } from '@archway/contract/kernel/api/problem';
import type { OrgId } from '@archway/contract/kernel/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownCaller, visitorOf } from '../http/calls/known-caller.ts';
import type { Actor } from '../http/calls/request-context.ts';
import { addressBudgets, householdOf } from '../http/load/limits.ts';
import type { HttpServer } from '../http/server.ts';
import type { Services } from '../services.ts';
import { openEventStream } from './event-stream.ts';
import type { Hub } from './hub.ts';
import { changesOfLast, type Notice } from './live-store.ts';

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
    await stream({ server, services, request, reply, hub, actor });
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
  const { actor } = await services.db.transaction((db) =>
    knownCaller(db, claims, visitor, { meta: anyMember }),
  );
  if (!actor) throw problem('forbidden', 'You’re not an active member of this organization.');
  return actor;
};

const anyMember: EndpointMeta = { access: 'account', change: false, limit: 'read' };

type Opened = {
  readonly server: HttpServer;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly hub: Hub;
  readonly actor: Actor;
};

const stream = async ({ server, services, request, reply, hub, actor }: Opened) => {
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
  const tell = ({ action, id }: Pick<Notice, 'action' | 'id'>) => {
    const type = typeOfChange(action);
    const told: ToldChange = { type, id, invalidated: invalidatedBy(action) };
    if (wholeRights(actor.ability).can('read', changedTypes[type]))
      events.send(`data: ${JSON.stringify(told)}\n\n`);
  };
  leave = hub.join({ orgId: actor.orgId, userId: actor.userId, tell, end: again });
  // The headers go out at once.
  events.send(':\n\n');
  const missed = await missedBy(request, services, hub, actor.orgId).catch(() => 'unknown' as const);
  if (missed === 'unknown') events.send('event: missed\ndata:\n\n');
  else for (const change of missed) tell(change);
  // The page knows that it is heard.
  events.send('event: listening\ndata:\n\n');
};

/** As many as are told one by one. */
const mostMissed = 200;
const patienceMs = 3000;

/** What was changed between what the page has read and this moment, in which it begins to hear. */
const missedBy = async ({ query }: FastifyRequest, services: Services, hub: Hub, orgId: OrgId) => {
  const shown = Number((query as Readonly<Record<string, unknown>>)[shownFor] ?? 0); // whatever stands in the address
  if (!(shown > 0)) return [];
  if (shown > longestShownMs) return 'unknown';
  await Promise.race([hub.hearing(), sleep(patienceMs, undefined, { ref: false })]);
  const changes = await services.db.inOrg(orgId, (db) => changesOfLast(db, shown, mostMissed + 1));
  return changes.length > mostMissed ? 'unknown' : changes;
};
