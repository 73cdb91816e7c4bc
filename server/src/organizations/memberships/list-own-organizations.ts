import type { UserId } from '@archway/contract/kernel/ids';
import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import { type AccountDb, bindPerson } from '../../platform/db/db.ts';
import { organizationsOfPerson } from './membership-store.ts';

/** The organizations a person is an active member of, with their role in each: where they can act. */
export const listOwnOrganizations = async (
  db: AccountDb,
  userId: UserId,
): Promise<OrganizationInSession[]> => {
  await bindPerson(db, userId);
  return organizationsOfPerson(db, userId);
};
