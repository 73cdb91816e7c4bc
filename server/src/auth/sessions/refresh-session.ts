import { refreshGraceSeconds, refreshTokenSeconds } from '@archway/contract/auth/session';
import { tokenReused } from '@archway/contract/auth/states';
import { problem } from '@archway/contract/kernel/api/problem';
import { listOwnOrganizations } from '../../organizations/memberships/list-own-organizations.ts';
import { listOwnRights } from '../../organizations/memberships/list-own-rights.ts';
import { markSeen } from '../../organizations/memberships/mark-seen.ts';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit, VisitContext } from '../../platform/http/calls/use-case-context.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/tokens/link-token.ts';
import type { RefreshClaims } from '../../platform/tokens/tokens.ts';
import { mailTokenReused } from '../mails/token-reused.ts';
import {
  lockSession,
  revokeSession,
  rotateSession,
  type Session,
  setSessionOrganization,
} from '../session-store.ts';
import { wholeSecond } from '../sign-in/start-session.ts';
import { findUser, type User } from '../user-store.ts';

/**
 * Exchanges a refresh token for the next one. The immediate predecessor gets the same successor again for thirty
 * seconds (an answer got lost, or fifty calls came at once); anything older means a copy is about, and ends the session.
 */
export const refreshSession = async (
  { services, clock, visit }: VisitContext,
  { refreshToken }: { refreshToken: string },
) => {
  const claims = await services.tokens.readRefresh(refreshToken);
  const outcome = await services.db.transaction(async (db) => {
    const session = await lockSession(db, claims.sid);
    const user = await findUser(db, claims.sub);
    if (
      !session ||
      !user ||
      session.userId !== user.id ||
      user.status === 'disabled' ||
      !isLive(session, clock.now())
    )
      return undefined;
    const next = await successor(db, services, visit, session, claims, refreshToken);
    if (!next) {
      await endForReuse(db, services, visit, session, user);
      return undefined;
    }
    return answer(db, services, session, user, next);
  });
  // Thrown outside: ending the session must be kept, not rolled back with the refusal.
  if (!outcome) throw problem('unauthenticated', 'This session has ended. Sign in again.');
  return outcome;
};

const isLive = (session: Session, now: Date) =>
  session.revokedAt === null && new Date(session.expiresAt) > now;

/** The token that follows the given one, or nothing when it is no longer this one's turn. */
const successor = async (
  db: AccountDb,
  { tokens, clock }: Services,
  visit: Visit,
  session: Session,
  claims: RefreshClaims,
  given: string,
) => {
  const now = clock.now();
  if (claims.gen === session.generation && hashToken(given).equals(session.tokenHash)) {
    const at = wholeSecond(now);
    const token = await tokens.refresh({ ...claims, gen: claims.gen + 1 }, at);
    await rotateSession(db, session.id, {
      tokenHash: hashToken(token),
      at,
      expiresAt: new Date(at.getTime() + refreshTokenSeconds * 1000),
      ip: visit.ip,
    });
    return token;
  }
  const rotatedAt = new Date(session.rotatedAt);
  const inGrace = now.getTime() - rotatedAt.getTime() <= refreshGraceSeconds * 1000;
  if (claims.gen === session.generation - 1 && inGrace)
    return tokens.refresh({ ...claims, gen: session.generation }, rotatedAt);
  return undefined;
};

const endForReuse = async (db: AccountDb, services: Services, visit: Visit, session: Session, user: User) => {
  await revokeSession(db, user.id, session.id, 'refresh token used twice', services.clock.now());
  await recordAccount(db, user.id, tokenReused, visit, { sessionId: session.id });
  if (user.status !== 'helper') await mailTokenReused(db, services, user, visit);
};

/** A session whose organization is gone from under it goes on in another one of the person's. */
const answer = async (
  db: AccountDb,
  services: Services,
  session: Session,
  user: User,
  refreshToken: string,
) => {
  const organizations = await listOwnOrganizations(db, user.id);
  const orgId = organizations.find(({ id }) => id === session.orgId)?.id ?? organizations[0]?.id ?? null;
  if (orgId !== session.orgId) await setSessionOrganization(db, session.id, orgId);
  if (orgId) await markSeen(db, orgId, user.id, services.clock.now());
  return {
    accessToken: await services.tokens.access({ sub: user.id, sid: session.id, org: orgId }),
    refreshToken,
    userAbilityRules: await listOwnRights(db, user.id, orgId),
  };
};
