import type { AccountDb } from '../../platform/db/db.ts';
import { noSecondFactor } from '../account/two-factor.ts';
import { killOneTimeTokens } from '../one-time-token-store.ts';
import { changeNotificationChoices, changeUser, type User } from '../user-store.ts';

/**
 * Gives an account whose address nobody had proven to whoever reads its mailbox. Anybody can sign up with anybody's address,
 * so nothing goes on by which its maker could stay in or keep the reader out. What the account founded stays with it.
 */
export const claimAccount = async (db: AccountDb, user: User, now: Date) => {
  await changeUser(db, user.id, {
    ...noSecondFactor,
    emailVerifiedAt: now,
    devicesKnownSince: now,
    ...(user.status === 'pending' ? { status: 'active' } : {}),
  });
  await changeNotificationChoices(db, user.id, { newDevice: true, invitationAccepted: true });
  await killOneTimeTokens(db, user.id, ['activate'], now);
};
