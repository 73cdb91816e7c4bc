import * as z from 'zod';
import { Rule } from '../kernel/access/ability.ts';
import { RoleKey } from '../kernel/access/roles.ts';
import { pageQuery } from '../kernel/api/page.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { InvitationId, MembershipId, RoleId, UserId } from '../kernel/ids.ts';
import { Email } from '../kernel/text/text.ts';
import { invitationListFields, invitationSorts } from './invitation-fields.ts';
import { memberFields, memberListFields, memberSorts } from './member-fields.ts';
import { roleFields } from './role-fields.ts';
import { invitationStatuses, membershipStatuses } from './states.ts';

const moment = z.iso.datetime({ offset: true });

export const Member = rowSchema(memberFields).extend({
  id: MembershipId,
  version: z.int(),
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  roleName: z.string(),
  status: z.enum(membershipStatuses),
  joinedAt: moment,
  lastSeenAt: moment.nullable(),
  ...lastChange,
});
export type Member = z.infer<typeof Member>;

export const MembersQuery = pageQuery(memberSorts).extend(filterShape(memberListFields));

export const MemberChange = changeSchema(memberFields).extend({
  id: MembershipId,
  version: z.int().min(1),
});

export const Invitation = z.object({
  id: InvitationId,
  email: z.string(),
  role: z.string(),
  roleName: z.string(),
  status: z.enum(invitationStatuses),
  invitedBy: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationsQuery = pageQuery(invitationSorts).extend(filterShape(invitationListFields));

export const NewInvitation = z.object({ email: Email, role: RoleKey });

/** What the person holding the link may see before accepting: nothing but who invites them, as what, at which address. */
export const InvitationPreview = z.object({
  organizationName: z.string(),
  invitedBy: z.string().nullable(),
  role: z.string(),
  roleName: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
});

export const Role = z.object({
  id: RoleId.nullable(),
  version: z.int(),
  key: z.string(),
  name: z.string(),
  builtIn: z.boolean(),
  rules: z.array(Rule),
  members: z.int(),
  ...lastChange,
  /** Null for one that is built in. */
  updatedAt: lastChange.updatedAt.nullable(),
});
export type Role = z.infer<typeof Role>;

export const NewRole = newSchema(roleFields).extend({ rules: z.array(Rule).min(1).max(200) });
export const RoleChange = NewRole.partial().extend({ id: RoleId, version: z.int().min(1) });
