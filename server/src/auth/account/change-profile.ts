import type { ProfileChange } from '@archway/contract/auth/account-endpoints';
import type { NotificationChoices } from '@archway/contract/auth/session';
import type * as z from 'zod';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import { changeNotificationChoices, changeUser } from '../user-store.ts';
import { describeOwnAccount } from './describe-own-account.ts';

export const changeProfile = async (
  { db, person }: AccountContext,
  change: z.output<typeof ProfileChange>,
) => {
  await changeUser(db, person.userId, change);
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
