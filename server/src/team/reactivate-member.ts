import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getMember } from './get-member.ts';
import { holdMember } from './hold-member.ts';
import { fullName } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Gives a suspended member their access back, in the role they had. */
export const reactivateMember = async (db: OrgDb, actor: Actor, id: MembershipId) => {
  const { member } = await holdMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'active');
  await setMemberStatus(db, id, 'active');
  await record(db, actor, 'member.reactivated', { type: 'Member', id, name: fullName(member) });
  return getMember(db, id);
};
