import type { MembershipId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../audit/record.ts';
import { endSessionsHere } from '../auth/end-sessions-here.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { holdMember } from './hold-member.ts';
import { fullName } from './member-rules.ts';

/** Signs a member out on every device that acts in this organization, from the next call on. They may sign in again. */
export const signMemberOut = async (db: OrgDb, actor: Actor, services: Services, id: MembershipId) => {
  const { member } = await holdMember(db, actor, id);
  if (member.status === 'left') throw problem('conflict', 'This person has left the organization.');
  if (actor.membershipId === id)
    throw problem('forbidden', 'You cannot do this to yourself. Your own devices are in your account.');
  const sessions = await endSessionsHere(db, services, member.userId);
  const subject = { type: 'Member', id, name: fullName(member) };
  await record(db, actor, 'member.signed-out', subject, { sessions });
  return { ok: true as const };
};
