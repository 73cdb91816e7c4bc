import { anyone, member, os, person, reader, sender } from '../platform/http/front-door.ts';
import { answerInvitation } from './answer-invitation.ts';
import { changeMember } from './change-member.ts';
import { changeRole } from './change-role.ts';
import { createRole } from './create-role.ts';
import { exportMembers } from './export-members.ts';
import { getMember } from './get-member.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listRoles } from './list-roles.ts';
import { reactivateMember } from './reactivate-member.ts';
import { removeMember } from './remove-member.ts';
import { removeRole } from './remove-role.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { signMemberOut } from './sign-member-out.ts';
import { suspendMember } from './suspend-member.ts';

const { members, invitations, roles } = os;

export const memberRoutes = {
  list: members.list.use(reader).handler(({ context: { db }, input }) => listMembers(db, input)),
  export: members.export.use(sender).handler(({ context, input }) => exportMembers(context, input)),
  get: members.get.use(reader).handler(({ context: { db }, input }) => getMember(db, input.id)),
  change: members.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeMember(db, actor, input)),
  suspend: members.suspend
    .use(member)
    .handler(({ context: { db, actor }, input }) => suspendMember(db, actor, input.id)),
  reactivate: members.reactivate
    .use(member)
    .handler(({ context: { db, actor }, input }) => reactivateMember(db, actor, input.id)),
  signOut: members.signOut
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => signMemberOut(db, actor, services, input.id)),
  remove: members.remove
    .use(member)
    .handler(({ context: { db, actor }, input }) => removeMember(db, actor, input.id)),
};

export const invitationRoutes = {
  list: invitations.list
    .use(member)
    .handler(({ context: { db, services }, input }) => listInvitations(db, services, input)),
  create: invitations.create
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => inviteMember(db, actor, services, input)),
  resend: invitations.resend
    .use(member)
    .handler(({ context: { db, actor, services }, input }) =>
      resendInvitation(db, actor, services, input.id),
    ),
  revoke: invitations.revoke
    .use(member)
    .handler(({ context: { db, actor, services }, input }) =>
      revokeInvitation(db, actor, services, input.id),
    ),
  preview: invitations.preview
    .use(anyone)
    .handler(({ context: { services }, input }) => answerInvitation.look(services, input.token)),
  accept: invitations.accept
    .use(person)
    .handler(({ context, input }) =>
      answerInvitation.join(context.db, context.services, context.person, input.token),
    ),
  decline: invitations.decline
    .use(anyone)
    .handler(({ context: { services }, input }) => answerInvitation.decline(services, input.token)),
};

export const roleRoutes = {
  list: roles.list.use(reader).handler(({ context: { db } }) => listRoles(db)),
  create: roles.create
    .use(member)
    .handler(({ context: { db, actor }, input }) => createRole(db, actor, input)),
  change: roles.change
    .use(member)
    .handler(({ context: { db, actor }, input }) => changeRole(db, actor, input)),
  remove: roles.remove
    .use(member)
    .handler(({ context: { db, actor, services }, input }) => removeRole(db, actor, services, input.id)),
};
