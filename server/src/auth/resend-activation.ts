import { problem } from '@archway/contract/kernel/problem';
import { recordAccount } from '../audit/record.ts';
import type { AccountDb } from '../platform/db/db.ts';
import type { Budget } from '../platform/http/limits.ts';
import type { Person } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { sendActivation } from './send-activation.ts';
import { lockUser } from './user-store.ts';

const perAccount: Budget = { calls: 3, seconds: 3600 };

export const resendActivation = async (db: AccountDb, services: Services, person: Person) => {
  const user = await lockUser(db, person.userId);
  if (!user) throw problem('not_found', 'This account does not exist.');
  if (user.emailVerifiedAt) throw problem('conflict', 'This address is activated already.');
  await services.limits.spend(`activation:${user.id}`, perAccount);
  await sendActivation(db, services, user, user.locale ?? 'en');
  await recordAccount(db, user.id, 'account.activation-resent', person);
  return { ok: true as const };
};
