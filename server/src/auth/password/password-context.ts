import type { PasswordContext } from '@archway/contract/kernel/access/password-rules';
import { listOwnOrganizations } from '../../organizations/memberships/list-own-organizations.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import type { User } from '../user-store.ts';

/** The words that this person's password must not contain: their names, their companies' and their address. */
export const passwordContext = async (db: AccountDb, user: User): Promise<PasswordContext> => {
  const companies = await listOwnOrganizations(db, user.id);
  return { names: [user.firstName, user.lastName, ...companies.map(({ name }) => name)], email: user.email };
};
