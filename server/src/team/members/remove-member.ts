import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { requireOwnerLeft } from '../../organizations/memberships/keep-an-owner.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { lockMember } from './lock-member.ts';
import { fullName, requireSomebodyElse } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Ends a membership. What the person did stays theirs; to come back they need a new invitation. */
export const removeMember = async ({ db, actor, record }: ChangeContext, { id }: { id: MembershipId }) => {
  const { member, owners } = await lockMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'left');
  requireOwnerLeft(owners, id);
  requireSomebodyElse(actor, member);
  await setMemberStatus(db, id, 'left');
  await record({ id, name: fullName(member) });
  return { ok: true as const };
};
