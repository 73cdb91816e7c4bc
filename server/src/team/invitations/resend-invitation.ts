import { problem } from '@archway/contract/kernel/api/problem';
import type { InvitationId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import type { Invitation } from '@archway/contract/team/member';
import { invitationTransitions } from '@archway/contract/team/states';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireGrantableRole } from '../roles/require-grantable-role.ts';
import { getInvitation, noSuchInvitation } from './get-invitation.ts';
import { findAddressee, lockInvitation, reopenInvitation } from './invitation-store.ts';
import { expiryFrom, sendInvitation } from './send-invitation.ts';

/** Sends a new link for seven more days; the old one dies. An invitation that ran out lives on this way. */
export const resendInvitation = async (
  { db, actor, clock, services, record }: ChangeContext,
  { id }: { id: InvitationId },
): Promise<Invitation> => {
  const now = clock.now();
  const invitation = await lockInvitation(db, id, now);
  if (!invitation) throw noSuchInvitation();
  const { email, status } = invitation;
  if (status !== 'pending') requireTransition(invitationTransitions, status, 'pending');
  const role = await requireGrantableRole(db, actor, invitation.role);
  const addressee = await findAddressee(db, email);
  if (addressee.isMember) throw problem('already_member', `${email} is already a member.`);
  const expiresAt = expiryFrom(now);
  await reopen(db, id, expiresAt);
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

const reopen = async (db: OrgDb, id: InvitationId, expiresAt: Date) => {
  try {
    await reopenInvitation(db, id, expiresAt);
  } catch (error) {
    if (isUniqueViolation(error, 'invitation_open'))
      throw problem('conflict', 'A newer invitation to this email is pending.');
    throw error;
  }
};
