import * as z from 'zod';
import { trackings } from '../inventory/states.ts';
import { FileId, ItemId, StorageLocationId, UnitId } from '../kernel/ids.ts';

/** Codes of labels stand in one text, with blanks between them. */
const labels = z.string();

/** What codes lead to on one move: pieces of its items, the items themselves, and the bins they stand or belong in. */
export const MoveCodes = z.object({
  items: z.array(
    z.object({
      id: ItemId,
      name: z.string(),
      sku: z.string(),
      tracking: z.enum(trackings),
      coverId: FileId.nullable(),
      labels,
    }),
  ),
  pieces: z.array(
    z.object({
      id: UnitId,
      itemId: ItemId,
      code: z.string(),
      labels,
      locationId: StorageLocationId.nullable(),
      homeId: StorageLocationId.nullable(),
      /** As `writeState` writes it. */
      state: z.string(),
    }),
  ),
  locations: z.array(
    z.object({ id: StorageLocationId, name: z.string(), code: z.string().nullable(), labels }),
  ),
});
export type MoveCodes = z.infer<typeof MoveCodes>;
