import * as z from 'zod';
import { columnsSchema } from '../../kernel/columns-schema.ts';
import { ItemId, StorageLocationId } from '../../kernel/ids.ts';
import { storageKinds } from '../../storage/storage-location-fields.ts';
import { itemColumns, movedColumns, pieceColumns } from './known-codes.ts';

/** A location as a device knows it. What stands in it by pieces is counted there; what is only counted is told. */
const KnownLocation = z.object({
  id: StorageLocationId,
  parentId: StorageLocationId.nullable(),
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(storageKinds),
  active: z.boolean(),
  capacity: z.int().nullable(),
  bulk: z.int(),
  labels: z.string(),
});
export type KnownLocation = z.infer<typeof KnownLocation>;

export const ScanCodesQuery = z.object({
  /**
   * The `token` of the first page of the latest answer that was taken whole: only what changed since is told. Whoever is told
   * everything goes on without it.
   */
  since: z
    .string()
    .regex(/^[0-9a-f]{1,20}(\.\d{1,18}){1,101}$/, 'errors.invalid')
    .optional(),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(
      /^(things [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}( [A-Z0-9._/-]{1,40})?|(moved|labels)( [A-Z0-9._/-]{1,40})?)$/,
      'errors.invalid',
    )
    .optional(),
});
export type ScanCodesQuery = z.output<typeof ScanCodesQuery>;

export const ScanCodes = z.object({
  /** Names the moment of this page. */
  token: z.string(),
  /** Whether this is the beginning of everything: what was known before is forgotten. */
  isWhole: z.boolean(),
  /** What to ask for next; null: this was the last page. */
  next: z.string().nullable(),
  locations: z.array(KnownLocation),
  items: columnsSchema(itemColumns),
  pieces: columnsSchema(pieceColumns),
  moved: columnsSchema(movedColumns),
  /** Codes of labels that lead to nothing: retired, or of something that was removed; and not used yet. */
  retiredLabels: z.array(z.string()),
  blankLabels: z.array(z.string()),
  goneItemIds: z.array(ItemId),
  goneLocationIds: z.array(StorageLocationId),
});
export type ScanCodes = z.infer<typeof ScanCodes>;
