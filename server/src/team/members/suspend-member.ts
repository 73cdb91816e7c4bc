import type { MembershipId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import { membershipTransitions } from '@archway/contract/team/states';
import { requireOwnerLeft } from '../../organizations/memberships/keep-an-owner.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { getMember } from './get-member.ts';
import { lockMember } from './lock-member.ts';
import { fullName, requireSomebodyElse } from './member-rules.ts';
import { setMemberStatus } from './member-store.ts';

/** Takes access away for now: from their next call on, wherever they are signed in. */
export const suspendMember = async (context: ChangeContext, { id }: { id: MembershipId }) => {
  const { db, actor, record } = context;
  const { member, owners } = await lockMember(db, actor, id);
  requireTransition(membershipTransitions, member.status, 'suspended');
  requireOwnerLeft(owners, id);
  requireSomebodyElse(actor, member);
  await setMemberStatus(db, id, 'suspended');
  await record({ id, name: fullName(member) });
  return getMember(asReading(context), { id });
};
