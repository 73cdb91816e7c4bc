import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import type { Budget } from '../../platform/http/load/limits.ts';
import { requireOwnPassword } from '../password/require-own-password.ts';
import { changeUser, lockUser } from '../user-store.ts';
import {
  hashRecoveryCode,
  matchingStep,
  newRecoveryCodes,
  newTotp,
  noSecondFactor,
  secondFactorMatches,
} from './two-factor.ts';

/** Gives a secret to scan. Nothing is asked for at sign-in until a first code has proven that the app has it. */
export const startTwoFactor = async (
  { db, services, person }: AccountContext,
  { password }: { password: string },
) => {
  const user = await requireOwnPassword(db, services, person, password);
  if (user.totpConfirmedAt) throw problem('conflict', 'Two-factor sign-in is already on.');
  const { secret, uri } = newTotp(user.email);
  await changeUser(db, user.id, { totpSecret: services.sealed.seal(secret) });
  await recordAccount(db, user.id, 'account.two-factor-started', person);
  return { secret, uri };
};

export const confirmTwoFactor = async (
  { db, services, clock, person }: AccountContext,
  { code }: { code: string },
) => {
  const user = await lockUser(db, person.userId);
  const secret = user?.totpSecret && services.sealed.open(user.totpSecret);
  if (!secret || user.totpConfirmedAt) throw problem('conflict', 'Start two-factor sign-in first.');
  const step = matchingStep(secret, code.replace(/\s/g, ''), clock.now());
  if (step === undefined) throw fieldProblem('code', 'errors.codeWrong');
  const recoveryCodes = newRecoveryCodes();
  await changeUser(db, user.id, {
    totpConfirmedAt: clock.now(),
    totpLastStep: step,
    recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode),
  });
  await recordAccount(db, user.id, 'account.two-factor-on', person);
  return { recoveryCodes };
};

const codeTries: Budget = { calls: 10, seconds: 900 };

type Proof = { password: string; code: string };

export const renewRecoveryCodes = async (context: AccountContext, proof: Proof) => {
  const { db, person } = context;
  const user = await requireBothFactors(context, proof);
  const recoveryCodes = newRecoveryCodes();
  await changeUser(db, user.id, { recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) });
  await recordAccount(db, user.id, 'account.recovery-codes-renewed', person);
  return { recoveryCodes };
};

export const stopTwoFactor = async (context: AccountContext, proof: Proof) => {
  const { db, person } = context;
  const user = await requireBothFactors(context, proof);
  await changeUser(db, user.id, noSecondFactor);
  await recordAccount(db, user.id, 'account.two-factor-off', person);
  return { ok: true as const };
};

const requireBothFactors = async ({ db, services, person }: AccountContext, { password, code }: Proof) => {
  const user = await requireOwnPassword(db, services, person, password);
  if (!user.totpConfirmedAt) throw problem('conflict', 'Two-factor sign-in is off.');
  // Counted apart from the password, whose tries are forgotten once it was right: six digits are quickly guessed.
  await services.limits.spend(`own-code:${user.id}`, codeTries);
  if (!(await secondFactorMatches(db, services, user, code))) throw fieldProblem('code', 'errors.codeWrong');
  await services.limits.forget(`own-code:${user.id}`);
  return user;
};
