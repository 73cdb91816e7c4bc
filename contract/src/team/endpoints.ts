import * as z from 'zod';
import { RoleKey } from '../kernel/access/roles.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf } from '../kernel/api/page.ts';
import { InvitationId, MembershipId, RoleId } from '../kernel/ids.ts';
import { LinkToken } from '../kernel/text/text.ts';
import { OrganizationInSession } from '../organizations/organization.ts';
import {
  Invitation,
  InvitationPreview,
  InvitationsQuery,
  Member,
  MemberChange,
  MembersQuery,
  NewInvitation,
  NewRole,
  Role,
  RoleChange,
} from './member.ts';
import { memberExportColumns } from './member-export.ts';

const done = z.object({ ok: z.literal(true) });
const oneMember = z.object({ id: MembershipId });
const oneInvitation = z.object({ id: InvitationId });

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/members',
    summary: 'List members',
    tag: 'Team',
    access: { action: 'read', subject: 'Member' },
    change: false,
    limit: 'read',
  })
    .input(MembersQuery)
    .output(pageOf(Member)),
  export: exportOf({
    path: '/members/export',
    summary: 'Export members',
    tag: 'Team',
    subject: 'Member',
    // Names and addresses of everybody in one file: for whoever manages the team.
    action: 'update',
    change: 'member.exported',
    query: MembersQuery.omit({ page: true, itemsPerPage: true }),
    columns: memberExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/members/{id}',
    summary: 'Get a member',
    tag: 'Team',
    access: { action: 'read', subject: 'Member' },
    change: false,
    limit: 'read',
  })
    .input(oneMember)
    .output(Member),
  change: endpoint({
    method: 'PATCH',
    path: '/members/{id}',
    summary: 'Change a member',
    tag: 'Team',
    access: { action: 'update', subject: 'Member' },
    change: 'member.changed',
    limit: 'change',
  })
    .input(MemberChange)
    .output(Member),
  suspend: endpoint({
    method: 'POST',
    path: '/members/{id}/suspend',
    summary: 'Suspend a member',
    tag: 'Team',
    access: { action: 'update', subject: 'Member' },
    change: 'member.suspended',
    limit: 'change',
  })
    .input(oneMember)
    .output(Member),
  reactivate: endpoint({
    method: 'POST',
    path: '/members/{id}/reactivate',
    summary: 'Reactivate a member',
    tag: 'Team',
    access: { action: 'update', subject: 'Member' },
    change: 'member.reactivated',
    limit: 'change',
  })
    .input(oneMember)
    .output(Member),
  signOut: endpoint({
    method: 'POST',
    path: '/members/{id}/sign-out',
    summary: 'Sign a member out everywhere in this organization',
    tag: 'Team',
    access: { action: 'update', subject: 'Member' },
    change: 'member.signed-out',
    limit: 'change',
  })
    .input(oneMember)
    .output(done),
  remove: endpoint({
    method: 'DELETE',
    path: '/members/{id}',
    summary: 'Remove a member',
    tag: 'Team',
    access: { action: 'delete', subject: 'Member' },
    change: 'member.removed',
    limit: 'change',
  })
    .input(oneMember)
    .output(done),
};

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/invitations',
    summary: 'Invitations',
    tag: 'Team',
    access: { action: 'read', subject: 'Invitation' },
    change: false,
    limit: 'read',
  })
    .input(InvitationsQuery)
    .output(pageOf(Invitation)),
  create: endpoint({
    method: 'POST',
    path: '/invitations',
    summary: 'Invite someone by email',
    tag: 'Team',
    access: { action: 'create', subject: 'Invitation' },
    change: 'invitation.sent',
    limit: 'send-mail',
    successStatus: 201,
    needsVerifiedEmail: true,
  })
    .input(NewInvitation)
    .output(Invitation),
  resend: endpoint({
    method: 'POST',
    path: '/invitations/{id}/resend',
    summary: 'Resend an invitation with a new link',
    tag: 'Team',
    access: { action: 'create', subject: 'Invitation' },
    change: 'invitation.resent',
    limit: 'send-mail',
    needsVerifiedEmail: true,
  })
    .input(oneInvitation)
    .output(Invitation),
  revoke: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    summary: 'Revoke an invitation',
    tag: 'Team',
    access: { action: 'delete', subject: 'Invitation' },
    change: 'invitation.revoked',
    limit: 'change',
  })
    .input(oneInvitation)
    .output(done),
  preview: endpoint({
    method: 'GET',
    path: '/invitation-links/{token}',
    summary: 'Look up an invitation link',
    tag: 'Team',
    access: 'anyone',
    change: false,
    limit: 'link',
  })
    .input(z.object({ token: LinkToken }))
    .output(InvitationPreview),
  accept: endpoint({
    method: 'POST',
    path: '/invitation-links/{token}/accept',
    summary: 'Accept an invitation with your account',
    tag: 'Team',
    access: 'account',
    change: 'invitation.accepted',
    invalidates: ['invitations', 'members', 'roles'],
    limit: 'link',
    needsVerifiedEmail: true,
  })
    .input(z.object({ token: LinkToken }))
    .output(OrganizationInSession),
  decline: endpoint({
    method: 'POST',
    path: '/invitation-links/{token}/decline',
    summary: 'Decline an invitation',
    tag: 'Team',
    access: 'anyone',
    change: 'invitation.declined',
    limit: 'link',
  })
    .input(z.object({ token: LinkToken }))
    .output(done),
};

export const roles = {
  list: endpoint({
    method: 'GET',
    path: '/roles',
    summary: 'List built-in and custom roles',
    tag: 'Team',
    access: { action: 'read', subject: 'Role' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(Role) })),
  create: endpoint({
    method: 'POST',
    path: '/roles',
    summary: 'Create a custom role',
    tag: 'Team',
    access: { action: 'create', subject: 'Role' },
    change: 'role.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewRole)
    .output(Role),
  change: endpoint({
    method: 'PATCH',
    path: '/roles/{id}',
    summary: 'Change a custom role',
    tag: 'Team',
    access: { action: 'update', subject: 'Role' },
    change: 'role.changed',
    limit: 'change',
  })
    .input(RoleChange)
    .output(Role),
  remove: endpoint({
    method: 'DELETE',
    path: '/roles/{id}',
    summary: 'Delete a custom role; whoever has it gets another one',
    tag: 'Team',
    access: { action: 'delete', subject: 'Role' },
    change: 'role.deleted',
    limit: 'change',
  })
    .input(z.object({ id: RoleId, moveTo: RoleKey.optional() }))
    .output(done),
};
