import type { Subject } from '../access/ability-words.ts';

/** What a change can be about, as the audit log calls it, and the right to read by which others are told that it changed. */
export const changedTypes = {
  Account: 'all',
  AuditEntry: 'AuditEntry',
  CalendarFeed: 'Staging',
  Category: 'Category',
  Client: 'Client',
  CustomField: 'Item',
  Import: 'Item',
  Invitation: 'Invitation',
  Item: 'Item',
  Label: 'Item',
  Member: 'Member',
  Move: 'Move',
  Organization: 'Organization',
  Picture: 'Item',
  Property: 'Staging',
  Role: 'Role',
  SavedView: 'Organization',
  ScanReview: 'Item',
  Staging: 'Staging',
  StorageLocation: 'StorageLocation',
  Unit: 'Item',
  Vendor: 'Vendor',
  WorkOrder: 'Item',
} as const satisfies Record<string, Subject>;

export type ChangedType = keyof typeof changedTypes;

export const changedTypeNames = Object.keys(changedTypes) as [ChangedType, ...ChangedType[]]; // keys of a const object
