import { type Ability, buildAbility, wholeRights } from '@archway/contract/kernel/access/build-ability';
import { helperRules } from '@archway/contract/kernel/access/roles';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { problem } from '@archway/contract/kernel/api/problem';
import type { FastifyRequest } from 'fastify';
import type { AccountDb } from '../../db/db.ts';
import { openRequest, type Standing } from '../../db/requests/open-request.ts';
import type { Services } from '../../services.ts';
import type { AccessClaims } from '../../tokens/tokens.ts';
import type { Actor, KnownCaller, Person, RequestContext } from './request-context.ts';
import { requireOwnMove } from './require-own-move.ts';
import { mayHostHelpers, roleAbility } from './role-ability.ts';

/** What of a request is written down beside the person who sends it. */
export type Visitor = Pick<RequestContext, 'services' | 'requestId' | 'ip' | 'userAgent'>;

export const visitorOf = (request: FastifyRequest, services: Services): Visitor => ({
  services,
  requestId: request.id,
  // Whoever has hung up by now has no address any more.
  ip: request.ip ?? 'gone',
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
});

/** Who calls, by what the database says at this moment, or a refusal: no live session, no right, no activated address. */
export const knownCaller = async (
  db: AccountDb,
  claims: AccessClaims,
  context: Visitor,
  called: Called,
): Promise<KnownCaller> =>
  callerStanding(await openRequest(db, claims, context.services.clock.now()), claims, context, called);

/** What somebody calls, and what they name in it. */
export type Called = { readonly meta: EndpointMeta; readonly input?: unknown };

/** The same, when their standing has been read. */
export const callerStanding = (
  standing: Standing | undefined,
  claims: AccessClaims,
  context: Visitor,
  { meta, input }: Called,
): KnownCaller => {
  if (!standing?.sessionLive || standing.userStatus === 'disabled')
    throw problem('unauthenticated', 'This session has ended. Sign in again.');
  const person = personOf(claims, standing, context);
  const actor = actorOf(person, standing);
  if (standing.userStatus === 'helper') requireOwnMove(meta, input, actor);
  else
    requireAccess(meta, person, actor && (standing.roleRules ? wholeRights(actor.ability) : actor.ability));
  return { person, actor };
};

const personOf = (claims: AccessClaims, standing: Standing, context: Visitor): Person => ({
  userId: claims.sub,
  sessionId: claims.sid,
  orgId: claims.org,
  // A helper may have one name only.
  name: `${standing.firstName} ${standing.lastName}`.trim(),
  email: standing.email,
  emailVerified: standing.emailVerified,
  locale: standing.userLocale,
  ip: context.ip,
  userAgent: context.userAgent,
  requestId: context.requestId,
});

const actorOf = (person: Person, standing: Standing): Actor | null => {
  const { membershipId, roleKey, membershipStatus, helpedMoveId, helpEndedAt } = standing;
  if (!person.orgId || !membershipId || !roleKey) return null;
  const member = { ...person, orgId: person.orgId, membershipId, role: roleKey };
  if (helpedMoveId && membershipStatus === 'helping' && mayHostHelpers(standing))
    return { ...member, ability: helperAbility, helping: helpedMoveId, helpEndedAt };
  if (membershipStatus !== 'active') return null;
  return { ...member, ability: roleAbility(roleKey, standing.roleRules), helping: null, helpEndedAt: null };
};

const helperAbility = buildAbility(helperRules);

/** A call stands for everything of its subject, so a right to some of it ("only if", "only these fields") is not enough. */
const requireAccess = (
  { access, needsVerifiedEmail }: EndpointMeta,
  person: Person,
  rights: Ability | null,
) => {
  if (typeof access === 'object') {
    if (!rights) throw problem('forbidden', 'You’re not an active member of this organization.');
    if (!rights.can(access.action, access.subject)) throw problem('forbidden', 'Your role can’t do this.');
  }
  if (needsVerifiedEmail && !person.emailVerified)
    throw problem('email_not_verified', 'Confirm your email first.');
};
