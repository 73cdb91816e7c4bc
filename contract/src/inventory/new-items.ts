import * as z from 'zod';
import { StorageLocationId } from '../kernel/ids.ts';
import { NewItem } from './item.ts';

/** What a person types in one go; more comes as a file. */
export const mostNewItems = 200;
/** Of one item, and of all rows together. */
export const mostNewPieces = 500;
const mostNewPiecesInAll = 5000;

/** An item with the pieces of it that came. They get the next codes of the organization; bulk is only counted. */
export const NewItemRow = NewItem.extend({
  quantity: z.int().min(0).max(mostNewPieces).default(0),
  locationId: StorageLocationId.nullable().default(null),
});

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
