import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { record } from '../audit/record.ts';
import { requireOwnerLeft } from '../organizations/keep-an-owner.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { holdMember } from './hold-member.ts';
import { fullName, requireSomebodyElse } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Ends a membership. What the person did stays theirs; to come back they need a new invitation. */
export const removeMember = async (db: OrgDb, actor: Actor, id: MembershipId) => {
  const { member, owners } = await holdMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'left');
  requireOwnerLeft(owners, id);
  requireSomebodyElse(actor, member);
  await setMemberStatus(db, id, 'left');
  await record(db, actor, 'member.removed', { type: 'Member', id, name: fullName(member) });
  return { ok: true as const };
};
