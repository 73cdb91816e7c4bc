import { fieldProblem } from '@archway/contract/kernel/field-error';
import { problem } from '@archway/contract/kernel/problem';
import { recordAccount } from '../audit/record.ts';
import type { AccountDb } from '../platform/db/db.ts';
import type { Budget } from '../platform/http/limits.ts';
import type { Person } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { requireOwnPassword } from './require-own-password.ts';
import {
  hashRecoveryCode,
  matchingStep,
  newRecoveryCodes,
  newTotp,
  noSecondFactor,
  secondFactorMatches,
} from './two-factor.ts';
import { changeUser, lockUser } from './user-store.ts';

/** Gives a secret to scan. Nothing is asked for at sign-in until a first code has proven that the app has it. */
export const startTwoFactor = async (db: AccountDb, services: Services, person: Person, password: string) => {
  const user = await requireOwnPassword(db, services, person, password);
  if (user.totpConfirmedAt) throw problem('conflict', 'Two-factor sign-in is on already.');
  const { secret, uri } = newTotp(user.email);
  await changeUser(db, user.id, { totpSecret: services.sealed.seal(secret) });
  await recordAccount(db, user.id, 'account.two-factor-started', person);
  return { secret, uri };
};

export const confirmTwoFactor = async (db: AccountDb, services: Services, person: Person, code: string) => {
  const user = await lockUser(db, person.userId);
  const secret = user?.totpSecret && services.sealed.open(user.totpSecret);
  if (!secret || user.totpConfirmedAt) throw problem('conflict', 'Start two-factor sign-in first.');
  const step = matchingStep(secret, code.replace(/\s/g, ''), services.clock.now());
  if (step === undefined) throw fieldProblem('code', 'errors.codeWrong');
  const recoveryCodes = newRecoveryCodes();
  await changeUser(db, user.id, {
    totpConfirmedAt: services.clock.now(),
    totpLastStep: step,
    recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode),
  });
  await recordAccount(db, user.id, 'account.two-factor-on', person);
  return { recoveryCodes };
};

const codeTries: Budget = { calls: 10, seconds: 900 };

type Proof = { password: string; code: string };

export const renewRecoveryCodes = async (db: AccountDb, services: Services, person: Person, proof: Proof) => {
  const user = await requireBothFactors(db, services, person, proof);
  const recoveryCodes = newRecoveryCodes();
  await changeUser(db, user.id, { recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) });
  await recordAccount(db, user.id, 'account.recovery-codes-renewed', person);
  return { recoveryCodes };
};

export const stopTwoFactor = async (db: AccountDb, services: Services, person: Person, proof: Proof) => {
  const user = await requireBothFactors(db, services, person, proof);
  await changeUser(db, user.id, noSecondFactor);
  await recordAccount(db, user.id, 'account.two-factor-off', person);
  return { ok: true as const };
};

const requireBothFactors = async (
  db: AccountDb,
  services: Services,
  person: Person,
  { password, code }: Proof,
) => {
  const user = await requireOwnPassword(db, services, person, password);
  if (!user.totpConfirmedAt) throw problem('conflict', 'Two-factor sign-in is off.');
  // Counted apart from the password, whose tries are forgotten once it was right: six digits are quickly guessed.
  await services.limits.spend(`own-code:${user.id}`, codeTries);
  if (!(await secondFactorMatches(db, services, user, code))) throw fieldProblem('code', 'errors.codeWrong');
  await services.limits.forget(`own-code:${user.id}`);
  return user;
};
