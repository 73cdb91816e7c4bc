import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { record } from '../audit/record.ts';
import { requireOwnerLeft } from '../organizations/keep-an-owner.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getMember } from './get-member.ts';
import { holdMember } from './hold-member.ts';
import { fullName, requireSomebodyElse } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Takes access away for now: from their next call on, wherever they are signed in. */
export const suspendMember = async (db: OrgDb, actor: Actor, id: MembershipId) => {
  const { member, owners } = await holdMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'suspended');
  requireOwnerLeft(owners, id);
  requireSomebodyElse(actor, member);
  await setMemberStatus(db, id, 'suspended');
  await record(db, actor, 'member.suspended', { type: 'Member', id, name: fullName(member) });
  return getMember(db, id);
};
