import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getMember } from './get-member.ts';
import { lockMember } from './lock-member.ts';
import { fullName } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Gives a suspended member their access back, in the role they had. */
export const reactivateMember = async (context: ChangeContext, { id }: { id: MembershipId }) => {
  const { db, actor, record } = context;
  const { member } = await lockMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'active');
  await setMemberStatus(db, id, 'active');
  await record({ id, name: fullName(member) });
  return getMember(asReading(context), { id });
};
