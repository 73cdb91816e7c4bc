import { problem } from '@archway/contract/kernel/api/problem';
import type { MembershipId } from '@archway/contract/kernel/ids';
import { endSessionsHere } from '../../auth/sessions/end-sessions-here.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { lockMember } from './lock-member.ts';
import { fullName } from './member-rules.ts';

/** Signs a member out on every device that acts in this organization, from the next call on. They may sign in again. */
export const signMemberOut = async (
  { db, actor, services, record }: ChangeContext,
  { id }: { id: MembershipId },
) => {
  const { member } = await lockMember(db, actor, id);
  if (member.status === 'left') throw problem('conflict', 'This person has left the organization.');
  if (actor.membershipId === id)
    throw problem('forbidden', 'You can’t do this to yourself. Your own devices are in your account.');
  const sessions = await endSessionsHere(db, services, member.userId);
  await record({ id, name: fullName(member) }, { sessions });
  return { ok: true as const };
};
