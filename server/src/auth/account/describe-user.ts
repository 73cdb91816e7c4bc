import type { UserData } from '@archway/contract/auth/session';
import type { OrgId } from '@archway/contract/kernel/ids';
import { listOwnOrganizations } from '../../organizations/memberships/list-own-organizations.ts';
import type { AccountDb } from '../../platform/db/db.ts';
import type { User } from '../user-store.ts';

/** Who this is, where they act and where else they could: what a session keeps and shows. */
export const describeUser = async (db: AccountDb, user: User, wantedOrg: OrgId | null): Promise<UserData> => {
  const organizations = await listOwnOrganizations(db, user.id);
  return {
    id: user.id,
    // That of a helper is none.
    email: user.status === 'helper' ? '' : user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    locale: user.locale,
    version: user.profileVersion,
    emailVerified: user.emailVerifiedAt !== null,
    twoFactor: user.totpConfirmedAt !== null,
    notifications: user.notifications,
    activeOrganization: organizations.find(({ id }) => id === wantedOrg) ?? organizations[0] ?? null,
    organizations,
  };
};
