import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { invitationAcceptedMail } from '../mails/invitation-accepted-mail.ts';
import { findCuriousInviter, type OfferedInvitation } from './invitation-store.ts';

/** Mails the inviter that somebody has joined, if they asked for such mails. */
export const tellInviter = async (
  db: OrgDb,
  { config, mailer }: Services,
  invitation: OfferedInvitation,
  newMember: string,
) => {
  const inviter = invitation.inviterId && (await findCuriousInviter(db, invitation.inviterId));
  if (!inviter) return;
  const mail = invitationAcceptedMail(inviter.locale ?? invitation.organizationLocale, {
    newMember,
    organizationName: invitation.organizationName,
    role: { key: invitation.roleKey, name: invitation.roleName },
    membersUrl: `${config.PUBLIC_URL}/organization/members`,
  });
  await mailer.send(db, { to: inviter.email, ...mail });
};
