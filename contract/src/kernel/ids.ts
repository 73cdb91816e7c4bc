import * as z from 'zod';

/** Every id is a uuid (version 7 when we make it): unguessable together with the tenant check, and in time order. */
const id = <Brand extends string>() => z.uuid('errors.id').brand<Brand>();

export const OrgId = id<'OrgId'>();
export const UserId = id<'UserId'>();
export const MembershipId = id<'MembershipId'>();
export const InvitationId = id<'InvitationId'>();
export const RoleId = id<'RoleId'>();
export const SessionId = id<'SessionId'>();
export const AuditEntryId = id<'AuditEntryId'>();
export const StorageLocationId = id<'StorageLocationId'>();

export type OrgId = z.infer<typeof OrgId>;
export type UserId = z.infer<typeof UserId>;
export type MembershipId = z.infer<typeof MembershipId>;
export type InvitationId = z.infer<typeof InvitationId>;
export type RoleId = z.infer<typeof RoleId>;
export type SessionId = z.infer<typeof SessionId>;
export type AuditEntryId = z.infer<typeof AuditEntryId>;
export type StorageLocationId = z.infer<typeof StorageLocationId>;
