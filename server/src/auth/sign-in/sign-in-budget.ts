import type { Budget } from '../../platform/http/load/limits.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Ten tries in a quarter of an hour for an account, counted for strangers together and for each known device apart:
 * whoever guesses at somebody's password cannot lock them out of the devices they use.
 */
const perAccount: Budget = { calls: 10, seconds: 900 };

export const signInBudget = (email: string, device: string | undefined) =>
  device ? `sign-in:device:${device}:${email}` : `sign-in:account:${email}`;

export const spendTry = ({ limits }: Services, key: string) => limits.spend(key, perAccount);

export const forgetFailures = ({ limits }: Services, key: string) => limits.forget(key);
