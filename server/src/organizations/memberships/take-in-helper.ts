import type { MembershipId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { addHelper, endMembership } from './membership-store.ts';

/** Somebody helps here from now on. They are in no list of members. */
export const takeInHelper = (
  db: OrgDb,
  { userId, invitedBy }: { userId: UserId; invitedBy: UserId | null },
): Promise<MembershipId> => addHelper(db, userId, invitedBy);

export const dismissHelper = (db: OrgDb, id: MembershipId) => endMembership(db, id);
