import * as z from 'zod';
import { FileId, StorageLocationId } from '../kernel/ids.ts';
import { mostAtOnce } from '../kernel/limits.ts';
import { NewItem } from './item.ts';
import { mostNewItems, mostNewPieces, mostNewPiecesInAll, mostPictures } from './limits.ts';
import { NewUnits } from './unit.ts';

/** An item with the pieces of it that came. They get the next codes of the organization; bulk is only counted. */
export const NewItemRow = NewItem.extend({
  quantity: z.int().min(0).max(mostNewPieces).default(0),
  locationId: StorageLocationId.nullable().default(null),
});

/** As many photos as an item has. */
export const PictureIds = z.array(FileId).max(mostPictures);

/** One item with its photos and the pieces of it that came. Codes are for pieces tracked individually. */
export const NewItemWithPieces = NewItem.extend({
  quantity: z.int().min(0).max(mostAtOnce).default(0),
  locationId: StorageLocationId.nullable().default(null),
  codes: NewUnits.shape.codes,
  condition: NewUnits.shape.condition,
  acquiredOn: NewUnits.shape.acquiredOn,
  pictureIds: PictureIds.default([]),
}).superRefine(({ tracking, quantity, locationId, codes }, context) => {
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: quantity });
  if (quantity + codes.length > 0 && locationId === null) wrong('locationId', 'errors.required');
  if (tracking === 'unit' && quantity > mostNewPieces) wrong('quantity', `errors.tooBig:${mostNewPieces}`);
  if (tracking === 'bulk' && codes.length > 0) wrong('codes', 'errors.tracking');
});
export type NewItemWithPieces = z.output<typeof NewItemWithPieces>;

export const NewItems = z
  .object({ rows: z.array(NewItemRow).min(1).max(mostNewItems) })
  .superRefine(({ rows }, context) => {
    const wrong = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: rows });
    const skus = new Set<string>();
    for (const [index, { sku, quantity, locationId }] of rows.entries()) {
      if (quantity > 0 && locationId === null) wrong(['rows', index, 'locationId'], 'errors.required');
      const known = surelySame(sku);
      if (known !== '' && skus.has(known)) wrong(['rows', index, 'sku'], 'errors.codeTaken');
      skus.add(known);
    }
    if (rows.reduce((sum, { quantity }) => sum + quantity, 0) > mostNewPiecesInAll)
      wrong(['rows', 0, 'quantity'], `errors.tooBig:${mostNewPiecesInAll}`);
  });
/** Of plain letters everybody knows the small ones; whether others are the same in another case is asked of the database. */
const surelySame = (sku: string) => (/^[\x20-\x7e]*$/.test(sku) ? sku.toLowerCase() : sku);

export type NewItems = z.output<typeof NewItems>;
