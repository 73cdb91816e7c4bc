import type { ProfileChange } from '@archway/contract/auth/account-endpoints';
import type { NotificationChoices } from '@archway/contract/auth/session';
import { problem } from '@archway/contract/kernel/api/problem';
import type * as z from 'zod';
import { recordAccount } from '../../platform/audit/record.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { changeNotificationChoices, changeOwnProfile, lockUser } from '../user-store.ts';
import { describeOwnAccount } from './describe-own-account.ts';

export const changeProfile = async (
  { db, person }: AccountContext,
  { version, ...change }: z.output<typeof ProfileChange>,
) => {
  const user = await lockUser(db, person.userId);
  if (!user) throw problem('not_found', 'This account does not exist.');
  requireVersion({ version: user.profileVersion }, version);
  await changeOwnProfile(db, person.userId, change);
  await recordAccount(db, person.userId, 'account.profile-changed', person, { fields: Object.keys(change) });
  return describeOwnAccount(db, person);
};

export const changeNotifications = async (
  { db, person }: AccountContext,
  choices: z.output<typeof NotificationChoices>,
) => {
  await changeNotificationChoices(db, person.userId, choices);
  await recordAccount(db, person.userId, 'account.notifications-changed', person, choices);
  return describeOwnAccount(db, person);
};
