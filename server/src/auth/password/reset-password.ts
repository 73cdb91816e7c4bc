import { problem } from '@archway/contract/kernel/api/problem';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { hashToken } from '../../platform/tokens/link-token.ts';
import { mailPasswordChanged } from '../mails/password-changed.ts';
import { killOneTimeTokens, peekOneTimeToken, useOneTimeToken } from '../one-time-token-store.ts';
import { revokeSessionsOf } from '../session-store.ts';
import { giveUpLostFactor } from '../sign-in/give-up-lost-factor.ts';
import { claimAccount } from '../sign-up/claim-account.ts';
import { changeUser, findUser, type User } from '../user-store.ts';
import { passwordContext } from './password-context.ts';
import { requireGoodPassword } from './require-good-password.ts';

/** Sets a new password with a mailed link: the link is used up, every session ends, and nobody is signed in by it. */
export const resetPassword = async (
  { services, clock, visit }: VisitContext,
  { token, password }: { token: string; password: string },
) => {
  const hash = hashToken(token);
  const context = await services.db.transaction(async (db) =>
    passwordContext(db, await holderOf(db, hash, clock.now(), peekOneTimeToken)),
  );
  requireGoodPassword(password, context);
  const passwordHash = await services.passwords.hash(password);
  return services.db.transaction(async (db) => {
    const now = clock.now();
    const holder = await holderOf(db, hash, now, useOneTimeToken);
    await changeUser(db, holder.id, { passwordHash });
    // Whoever can read the mailbox has proven the address as well.
    if (!holder.emailVerifiedAt) await claimAccount(db, holder, now);
    const twoFactorLost = holder.emailVerifiedAt !== null && (await giveUpLostFactor(db, services, holder));
    await killOneTimeTokens(db, holder.id, ['reset', 'change-email-old', 'change-email-new'], now);
    await revokeSessionsOf(db, holder.id, 'password reset', now);
    await recordAccount(db, holder.id, 'account.password-reset', visit, {
      ...(holder.emailVerifiedAt ? {} : { addressProven: true }),
      ...(twoFactorLost ? { twoFactorLost } : {}),
    });
    await mailPasswordChanged(db, services, holder, visit.ip);
    return { ok: true as const };
  });
};

const holderOf = async (
  db: AccountDb,
  hash: Buffer,
  now: Date,
  take: typeof useOneTimeToken,
): Promise<User> => {
  const token = await take(db, hash, ['reset'], now);
  const user = token && (await findUser(db, token.userId));
  if (!user || user.status === 'disabled' || token.payload.email !== user.email)
    throw problem('link_dead', 'This link no longer works. Request a new one.');
  return user;
};
