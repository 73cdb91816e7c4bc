import type { MembershipId } from '@archway/contract/kernel/ids';
import type { Member } from '@archway/contract/team/member';
import { lockOwners, type Owners } from '../../organizations/memberships/keep-an-owner.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { noSuchMember } from './get-member.ts';
import { lockMemberRow } from './member-store.ts';
import { requireReachOf } from './require-reach.ts';

/**
 * Holds a member for a change by somebody who has all of their rights. Who is an owner is asked after the owners are held,
 * because the actor may have been demoted a moment ago.
 */
export const lockMember = async (
  db: OrgDb,
  actor: Actor,
  id: MembershipId,
): Promise<{ member: Member; owners: Owners }> => {
  const owners = await lockOwners(db);
  const member = await lockMemberRow(db, id);
  if (!member) throw noSuchMember();
  await requireReachOf(db, actor, member.role, owners.includes(actor.membershipId));
  return { member, owners };
};
