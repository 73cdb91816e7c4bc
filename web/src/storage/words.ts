import type { StorageLocation } from '@archway/contract/storage/storage-location';

export type StorageKind = StorageLocation['kind'];

/** The contract's kinds, without the schemas that stand beside them there (words.test.ts holds them equal). */
export const storageKinds = [
  'warehouse',
  'zone',
  'aisle',
  'bay',
  'bin',
  'vehicle',
  'repair',
] as const satisfies readonly StorageKind[];
