import { os } from '../platform/http/calls/front-door.ts';
import { serve } from '../platform/http/calls/serve.ts';
import { answerInvitation } from './invitations/answer-invitation.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { changeMember } from './members/change-member.ts';
import { exportMembers } from './members/export-members.ts';
import { getMember } from './members/get-member.ts';
import { listMembers } from './members/list-members.ts';
import { reactivateMember } from './members/reactivate-member.ts';
import { removeMember } from './members/remove-member.ts';
import { signMemberOut } from './members/sign-member-out.ts';
import { suspendMember } from './members/suspend-member.ts';
import { changeRole } from './roles/change-role.ts';
import { createRole } from './roles/create-role.ts';
import { listRoles } from './roles/list-roles.ts';
import { removeRole } from './roles/remove-role.ts';

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
