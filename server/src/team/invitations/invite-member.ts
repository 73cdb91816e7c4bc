import { problem } from '@archway/contract/kernel/api/problem';
import type { Invitation, NewInvitation } from '@archway/contract/team/member';
import type * as z from 'zod';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireGrantableRole } from '../roles/require-grantable-role.ts';
import { getInvitation } from './get-invitation.ts';
import { addInvitation, closeExpiredInvitation, findAddressee } from './invitation-store.ts';
import { expiryFrom, sendInvitation } from './send-invitation.ts';

/** Invites somebody by mail, to a role that the inviter could give. */
export const inviteMember = async (
  { db, actor, clock, services, record }: ChangeContext,
  { email, role: key }: z.output<typeof NewInvitation>,
): Promise<Invitation> => {
  const now = clock.now();
  const role = await requireGrantableRole(db, actor, key);
  const addressee = await findAddressee(db, email);
  if (addressee.isMember) throw problem('already_member', `${email} is already a member.`);
  await closeExpiredInvitation(db, email, now);
  const expiresAt = expiryFrom(now);
  const id = await addInvitation(db, {
    email,
    roleKey: role.key,
    roleId: role.id,
    invitedBy: actor.userId,
    expiresAt,
  });
  if (!id) throw problem('conflict', `${email} is already invited. You can resend that invitation.`);
  await sendInvitation(db, services, {
    invitationId: id,
    email,
    inviter: actor.name,
    role,
    addressee,
    expiresAt,
  });
  await record({ id, name: email }, { role: role.key });
  return getInvitation(db, id, now);
};
