import type { PasswordChange } from '@archway/contract/auth/account-endpoints';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type * as z from 'zod';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { mailPasswordChanged } from '../mails/password-changed.ts';
import { killOneTimeTokens } from '../one-time-token-store.ts';
import { revokeSessionsOf } from '../session-store.ts';
import { changeUser } from '../user-store.ts';
import { passwordContext } from './password-context.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { requireOwnPassword } from './require-own-password.ts';

/** Every other device is signed out; this one goes on. Links that were mailed before no longer open anything. */
export const changePassword = async (
  { db, services, clock, person }: AccountContext,
  input: z.output<typeof PasswordChange>,
) => {
  const user = await requireOwnPassword(db, services, person, input.currentPassword, 'currentPassword');
  if (input.password === input.currentPassword) throw fieldProblem('password', 'errors.passwordSame');
  requireGoodPassword(input.password, await passwordContext(db, user));
  const now = clock.now();
  await changeUser(db, user.id, { passwordHash: await services.passwords.hash(input.password) });
  await killOneTimeTokens(db, user.id, ['reset', 'change-email-old', 'change-email-new'], now);
  await revokeSessionsOf(db, user.id, 'password changed', now, person.sessionId);
  await recordAccount(db, user.id, 'account.password-changed', person);
  await mailPasswordChanged(db, services, user, person.ip);
  return { ok: true as const };
};
