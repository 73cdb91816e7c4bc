import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
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
  list: serve(members.list, listMembers),
  export: serve(members.export, exportMembers),
  get: serve(members.get, getMember),
  change: serve(members.change, changeMember),
  suspend: serve(members.suspend, suspendMember),
  reactivate: serve(members.reactivate, reactivateMember),
  signOut: serve(members.signOut, signMemberOut),
  remove: serve(members.remove, removeMember),
};

export const invitationRoutes = {
  list: serve(invitations.list, listInvitations),
  create: serve(invitations.create, inviteMember),
  resend: serve(invitations.resend, resendInvitation),
  revoke: serve(invitations.revoke, revokeInvitation),
  preview: serve(invitations.preview, answerInvitation.look),
  accept: serve(invitations.accept, answerInvitation.join),
  decline: serve(invitations.decline, answerInvitation.decline),
};

export const roleRoutes = {
  list: serve(roles.list, listRoles),
  create: serve(roles.create, createRole),
  change: serve(roles.change, changeRole),
  remove: serve(roles.remove, removeRole),
};
