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
export const FileId = id<'FileId'>();
export const CategoryId = id<'CategoryId'>();
export const VendorId = id<'VendorId'>();
export const ClientId = id<'ClientId'>();
export const PropertyId = id<'PropertyId'>();
export const StagingId = id<'StagingId'>();
export const RoomId = id<'RoomId'>();
export const DesignId = id<'DesignId'>();
export const LineId = id<'LineId'>();
export const ReservationId = id<'ReservationId'>();
export const ItemId = id<'ItemId'>();
export const UnitId = id<'UnitId'>();
export const EventId = id<'EventId'>();
export const WorkOrderId = id<'WorkOrderId'>();
export const LabelId = id<'LabelId'>();
export const SavedViewId = id<'SavedViewId'>();
export const ImportId = id<'ImportId'>();
export const CustomFieldId = id<'CustomFieldId'>();
export const CalendarFeedId = id<'CalendarFeedId'>();
export const MoveId = id<'MoveId'>();
export const MoveLineId = id<'MoveLineId'>();
export const HelperLinkId = id<'HelperLinkId'>();

/** Of what fields refer to. What else there is to know of each stands in `references.ts`. */
export const referenceIds = {
  category: CategoryId,
  vendor: VendorId,
  location: StorageLocationId,
  client: ClientId,
  property: PropertyId,
  member: MembershipId,
} as const;
export type ReferenceTarget = keyof typeof referenceIds;
export type ReferenceIds = { [To in ReferenceTarget]: z.infer<(typeof referenceIds)[To]> };

export type OrgId = z.infer<typeof OrgId>;
export type UserId = z.infer<typeof UserId>;
export type MembershipId = z.infer<typeof MembershipId>;
export type InvitationId = z.infer<typeof InvitationId>;
export type RoleId = z.infer<typeof RoleId>;
export type SessionId = z.infer<typeof SessionId>;
export type AuditEntryId = z.infer<typeof AuditEntryId>;
export type StorageLocationId = z.infer<typeof StorageLocationId>;
export type FileId = z.infer<typeof FileId>;
export type CategoryId = z.infer<typeof CategoryId>;
export type VendorId = z.infer<typeof VendorId>;
export type ClientId = z.infer<typeof ClientId>;
export type PropertyId = z.infer<typeof PropertyId>;
export type StagingId = z.infer<typeof StagingId>;
export type RoomId = z.infer<typeof RoomId>;
export type DesignId = z.infer<typeof DesignId>;
export type LineId = z.infer<typeof LineId>;
export type ReservationId = z.infer<typeof ReservationId>;
export type ItemId = z.infer<typeof ItemId>;
export type UnitId = z.infer<typeof UnitId>;
export type EventId = z.infer<typeof EventId>;
export type WorkOrderId = z.infer<typeof WorkOrderId>;
export type LabelId = z.infer<typeof LabelId>;
export type SavedViewId = z.infer<typeof SavedViewId>;
export type ImportId = z.infer<typeof ImportId>;
export type CustomFieldId = z.infer<typeof CustomFieldId>;
export type CalendarFeedId = z.infer<typeof CalendarFeedId>;
export type MoveId = z.infer<typeof MoveId>;
export type MoveLineId = z.infer<typeof MoveLineId>;
export type HelperLinkId = z.infer<typeof HelperLinkId>;
