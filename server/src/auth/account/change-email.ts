import { randomUUID } from 'node:crypto';
import type { EmailChange } from '@archway/contract/auth/account-endpoints';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type * as z from 'zod';
import { recordAccount } from '../../platform/audit/record.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { AccountContext, VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { hashToken, newLinkToken } from '../../platform/tokens/link-token.ts';
import { mailEmailChange } from '../mails/email-change.ts';
import {
  addOneTimeToken,
  killOneTimeTokens,
  markConfirmed,
  otherHalfConfirmed,
  useOneTimeToken,
} from '../one-time-token-store.ts';
import { requireOwnPassword } from '../password/require-own-password.ts';
import { changeUser, findUserByEmail, lockUser } from '../user-store.ts';

const hours = 24;

/** Mails a link to the old and to the new address; the address changes when both were followed, in either order. */
export const requestEmailChange = async (
  { db, services, clock, person }: AccountContext,
  input: z.output<typeof EmailChange>,
) => {
  const user = await requireOwnPassword(db, services, person, input.password);
  if (input.email === user.email) throw fieldProblem('email', 'errors.emailSame');
  if (await findUserByEmail(db, input.email)) throw fieldProblem('email', 'errors.emailTaken');
  const now = clock.now();
  const pair = randomUUID();
  for (const [purpose, to] of [
    ['change-email-old', user.email],
    ['change-email-new', input.email],
  ] as const) {
    const { token, hash } = newLinkToken();
    await addOneTimeToken(
      db,
      {
        purpose,
        hash,
        userId: user.id,
        payload: { newEmail: input.email, pair },
        expiresAt: new Date(now.getTime() + hours * 3600_000),
      },
      now,
    );
    await mailEmailChange(db, services, user, { to, newEmail: input.email, token });
  }
  await recordAccount(db, user.id, 'account.email-change-requested', person, { newEmail: input.email });
  return { ok: true as const };
};

export const confirmEmailChange = async (
  { services, clock, visit }: VisitContext,
  { token }: { token: string },
) => {
  try {
    return await services.db.transaction(async (db) => {
      const now = clock.now();
      const used = await useOneTimeToken(db, hashToken(token), ['change-email-old', 'change-email-new'], now);
      // The lock makes the second of two confirmations at once see the first.
      const user = used && (await lockUser(db, used.userId));
      if (!user) throw problem('link_dead', 'This link no longer works. Request a new one.');
      await markConfirmed(db, used);
      const changed = await otherHalfConfirmed(db, used);
      if (changed) {
        const proven = user.status === 'pending' ? { status: 'active' as const } : {};
        await changeUser(db, user.id, {
          email: used.payload.newEmail ?? user.email,
          emailVerifiedAt: now,
          ...proven,
        });
        await killOneTimeTokens(
          db,
          user.id,
          ['reset', 'activate', 'change-email-old', 'change-email-new'],
          now,
        );
      }
      await recordAccount(db, user.id, 'account.email-confirmed', visit, { changed });
      return { changed };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'app_user_email'))
      throw problem('conflict', 'Another account now uses this email.');
    throw error;
  }
};
