import { createHash, randomInt } from 'node:crypto';
import { problem } from '@archway/contract/kernel/api/problem';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { changeUser, type User } from '../user-store.ts';

const period = 30;
const sixDigits = /^\d{6}$/;

/** Lets somebody without a second factor pass; asks for the code, or refuses a wrong or used one, of somebody with. */
export const requireSecondFactor = async (
  db: AccountDb,
  services: Services,
  user: User,
  code: string | undefined,
) => {
  if (!hasSecondFactor(user)) return;
  if (!code) throw problem('two_factor_required', 'Enter the code from your authenticator app.');
  if (!(await secondFactorMatches(db, services, user, code)))
    throw problem('invalid_two_factor_code', 'That code isn’t right.');
};

export const hasSecondFactor = (user: User) => Boolean(user.totpConfirmedAt && user.totpSecret);

/** An account without a second factor. */
export const noSecondFactor = { totpSecret: null, totpConfirmedAt: null, recoveryCodeHashes: [] };

/** A code is good once: the step it belongs to, and every earlier one, is used up; a recovery code is struck off. */
export const secondFactorMatches = async (
  db: AccountDb,
  { sealed, clock }: Services,
  user: User,
  code: string,
): Promise<boolean> => {
  const digits = code.replace(/\s/g, '');
  if (sixDigits.test(digits) && user.totpSecret) {
    const secret = sealed.open(user.totpSecret);
    if (secret === undefined)
      throw problem(
        'two_factor_unreadable',
        'We can’t check your authenticator codes anymore. Use a recovery code, or reset your password by email.',
      );
    const step = matchingStep(secret, digits, clock.now());
    if (step === undefined || step <= user.totpLastStep) return false;
    await changeUser(db, user.id, { totpLastStep: step });
    return true;
  }
  const hash = hashRecoveryCode(code);
  if (!user.recoveryCodeHashes.includes(hash)) return false;
  await changeUser(db, user.id, {
    recoveryCodeHashes: user.recoveryCodeHashes.filter((kept) => kept !== hash),
  });
  return true;
};

/** The time step whose code this is, one step either way allowed for slow thumbs and clocks. */
export const matchingStep = (secret: string, token: string, now: Date): number | undefined => {
  if (!sixDigits.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, period, epochTolerance: period });
  return result.valid ? Math.floor(epoch / period) + result.delta : undefined;
};

export const newTotp = (email: string) => {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: 'Archway', label: email, secret }) };
};

/** Ten codes of sixteen letters without look-alikes, 80 bits each: long enough to be kept as plain hashes. */
export const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-'),
  );

export const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const letter = () => letters[randomInt(letters.length)] ?? 'a';
