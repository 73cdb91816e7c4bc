import type { SignedIn, SignIn } from '@archway/contract/auth/session';
import { problem } from '@archway/contract/kernel/api/problem';
import type * as z from 'zod';
import { recordAccount } from '../../platform/audit/record.ts';
import type { VisitContext } from '../../platform/http/calls/use-case-context.ts';
import { noSecondFactor, requireSecondFactor } from '../account/two-factor.ts';
import { mailNewDevice } from '../mails/new-device.ts';
import { lastSessionOf } from '../session-store.ts';
import { changeUser, findCredentials, lockUser } from '../user-store.ts';
import { giveUpLostFactor } from './give-up-lost-factor.ts';
import { knownDevice } from './known-device.ts';
import { forgetFailures, signInBudget, spendTry } from './sign-in-budget.ts';
import { startSession } from './start-session.ts';

/** Answers the same, after the same work, whether the address is unknown, the password wrong or the account disabled. */
export const signIn = async (
  { services, visit }: VisitContext,
  input: z.output<typeof SignIn>,
): Promise<SignedIn> => {
  const user = await services.db.transaction((db) => findCredentials(db, input.email));
  const device = await knownDevice(services, visit, user);
  const budget = signInBudget(input.email, device);
  await spendTry(services, budget);

  const { passwords } = services;
  const matches = await passwords.matches(user?.passwordHash, input.password);
  if (!user || !matches || user.status === 'disabled')
    throw problem('invalid_credentials', 'Wrong email or password.');
  const passwordHash =
    user.passwordHash && passwords.needsRehash(user.passwordHash)
      ? await passwords.hash(input.password)
      : undefined;

  const signedIn = await services.db.transaction(async (db) => {
    const current = await lockUser(db, user.id);
    // Changed between the check and the lock: what was proven is no longer what counts.
    if (!current || current.passwordHash !== user.passwordHash || current.status === 'disabled')
      throw problem('invalid_credentials', 'Wrong email or password.');
    await requireSecondFactor(db, services, current, input.code);
    if (passwordHash) await changeUser(db, user.id, { passwordHash });
    const last = await lastSessionOf(db, user.id);
    // Past the second factor, so by a recovery code.
    const twoFactorLost = await giveUpLostFactor(db, services, current);
    await recordAccount(db, user.id, 'account.signed-in', visit, {
      newDevice: !device,
      ...(twoFactorLost ? { twoFactorLost } : {}),
    });
    if (last && !device && current.notifications.newDevice) await mailNewDevice(db, services, current, visit);
    const entering = twoFactorLost ? { ...current, ...noSecondFactor } : current;
    return startSession(db, services, entering, last?.orgId ?? null, visit);
  });
  await forgetFailures(services, budget);
  return signedIn;
};
