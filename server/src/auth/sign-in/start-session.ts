import { randomUUID } from 'node:crypto';
import { refreshTokenSeconds, type SignedIn } from '@archway/contract/auth/session';
import type { OrgId, SessionId } from '@archway/contract/kernel/ids';
import { listOwnRights } from '../../organizations/memberships/list-own-rights.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/tokens/link-token.ts';
import { deviceSeconds } from '../../platform/tokens/tokens.ts';
import { describeUser } from '../account/describe-user.ts';
import { addSession } from '../session-store.ts';
import type { User } from '../user-store.ts';
import { deviceCookie } from './known-device.ts';

/** Signs somebody in on this device, also for a time that is set: a session row, its first refresh token, and everything the screen needs to begin. */
export const startSession = async (
  db: AccountDb,
  { tokens, clock }: Services,
  user: User,
  wantedOrg: OrgId | null,
  visit: Visit,
  endsAt?: Date,
): Promise<SignedIn> => {
  const described = await describeUser(db, user, wantedOrg);
  const orgId = described.activeOrganization?.id ?? null;
  const id = newId<SessionId>();
  const at = wholeSecond(clock.now());
  const refreshToken = await tokens.refresh({ sub: user.id, sid: id, gen: 1 }, at);
  const deviceId = randomUUID();
  await addSession(db, {
    id,
    userId: user.id,
    orgId,
    tokenHash: hashToken(refreshToken),
    at,
    expiresAt: new Date(at.getTime() + refreshTokenSeconds * 1000),
    ip: visit.ip,
    userAgent: visit.userAgent,
    deviceId,
    endsAt,
  });
  if (!endsAt)
    visit.setCookie(deviceCookie, await tokens.device({ sub: user.id, jti: deviceId }), deviceSeconds);
  return {
    accessToken: await tokens.access({ sub: user.id, sid: id, org: orgId }),
    refreshToken,
    user: described,
    userAbilityRules: await listOwnRights(db, user.id, orgId),
  };
};

/** Tokens carry whole seconds: a moment that is to give the same token again must be one. */
export const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);
