import { problem } from '@archway/contract/kernel/api/problem';
import { recordAccount } from '../../platform/audit/record.ts';
import type { AccountContext } from '../../platform/http/calls/use-case-context.ts';
import type { Budget } from '../../platform/http/load/limits.ts';
import { lockUser } from '../user-store.ts';
import { sendActivation } from './send-activation.ts';

const perAccount: Budget = { calls: 3, seconds: 3600 };

export const resendActivation = async ({ db, services, person }: AccountContext) => {
  const user = await lockUser(db, person.userId);
  if (!user) throw problem('not_found', 'This account does not exist.');
  if (user.emailVerifiedAt) throw problem('conflict', 'This email is already confirmed.');
  await services.limits.spend(`activation:${user.id}`, perAccount);
  await sendActivation(db, services, user, user.locale ?? 'en');
  await recordAccount(db, user.id, 'account.activation-resent', person);
  return { ok: true as const };
};
