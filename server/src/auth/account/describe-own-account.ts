import { problem } from '@archway/contract/kernel/api/problem';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Person } from '../../platform/http/calls/request-context.ts';
import { findUser } from '../user-store.ts';
import { describeUser } from './describe-user.ts';

export const describeOwnAccount = async (db: AccountDb, person: Person) => {
  const user = await findUser(db, person.userId);
  if (!user) throw problem('not_found', 'This account does not exist.');
  return describeUser(db, user, person.orgId);
};
