import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@archway/contract/auth/session';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Visit } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { startSession } from '../sign-in/start-session.ts';
import { addUser, findUser } from '../user-store.ts';

/**
 * Makes a person who has no account: nobody can sign in as one or is mailed anything. The address is one that nobody can have,
 * nor guess, because every person has one of their own.
 */
export const addHelperPerson = async (db: AccountDb, name: string): Promise<UserId> => {
  const id = newId<UserId>();
  await addUser(db, {
    id,
    email: `${randomBytes(16).toString('hex')}@helpers.invalid`,
    firstName: name,
    lastName: '',
    locale: null,
    status: 'helper',
    passwordHash: null,
    emailVerifiedAt: null,
  });
  return id;
};

/** Opens a session for them that ends at that moment, however often it is refreshed. */
export const enterAsHelper = async (
  db: AccountDb,
  services: Services,
  { userId, orgId, visit, until }: { userId: UserId; orgId: OrgId; visit: Visit; until: Date },
): Promise<SignedIn> => {
  const user = await findUser(db, userId);
  if (user?.status !== 'helper') throw new Error('Only a helper enters without signing in.');
  return startSession(db, services, user, orgId, visit, until);
};
