import { problem } from '@archway/contract/kernel/api/problem';
import type { MembershipId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockOwnerRows } from './membership-store.ts';

/** The active owners. Nobody else can change who they are until this transaction ends. */
export type Owners = readonly MembershipId[];

/**
 * Every change of a role or a membership holds the owners first and other rows after: two owners who demote each other
 * at the same moment come one after the other.
 */
export const lockOwners = (db: OrgDb): Promise<Owners> => lockOwnerRows(db);

/** An organization always has an active owner. */
export const requireOwnerLeft = (owners: Owners, leaving: MembershipId) => {
  if (owners.length === 1 && owners[0] === leaving) {
    throw problem('last_owner', 'An organization needs an owner. Make someone else an owner first.');
  }
};
