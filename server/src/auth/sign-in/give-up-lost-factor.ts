import type { AccountDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { hasSecondFactor, noSecondFactor } from '../account/two-factor.ts';
import { mailTwoFactorLost } from '../mails/two-factor-lost.ts';
import { changeUser, type User } from '../user-store.ts';

/**
 * Turns off a second factor that was sealed with a lost secret, for somebody who has proven in another way that the account
 * is theirs, and asks them to set it up again: no code can ever match it. One that can be read stays. Says whether it did.
 */
export const giveUpLostFactor = async (db: AccountDb, services: Services, user: User): Promise<boolean> => {
  if (!hasSecondFactor(user) || services.sealed.open(user.totpSecret ?? '') !== undefined) return false;
  await changeUser(db, user.id, noSecondFactor);
  await mailTwoFactorLost(db, services, user);
  return true;
};
