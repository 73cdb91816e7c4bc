import * as z from 'zod';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { readCustomFilter } from '../kernel/fields/custom-filter.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { CustomFieldId, FileId, ItemId } from '../kernel/ids.ts';
import { longestChosen, mostChosen } from '../kernel/limits.ts';
import { Day, Moment } from '../kernel/measures.ts';
import { line, requiredLine } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { itemFields, itemFilterFields, itemListFields, itemSorts } from './item-fields.ts';
import { itemStatuses, shownStatuses, trackings } from './states.ts';

/** How a piece is written on labels and lists of the company. Kept as typed; compared without regard to case. */
export const Sku = line(itemFields.sku.max);

export const NewItem = newSchema(itemFields).extend({
  tracking: z.enum(trackings).default('unit'),
  status: z.enum(['draft', 'active']).default('active'),
});
export type NewItem = z.output<typeof NewItem>;

/** What is not named stays as it is. */
export const ItemChange = changeSchema(itemFields).extend({ id: ItemId, version: z.int().min(1) });
export type ItemChange = z.output<typeof ItemChange>;

/** How many pieces are in which state now. `owned` is all but those retired, disposed of, sold, or left with a buyer. */
export const Counts = z.object({
  owned: z.int(),
  available: z.int(),
  reserved: z.int(),
  picked: z.int(),
  inTransit: z.int(),
  onSite: z.int(),
  inRepair: z.int(),
  missing: z.int(),
  retired: z.int(),
  sold: z.int(),
});
export type Counts = z.infer<typeof Counts>;

export const ItemRow = rowSchema(itemListFields).extend({
  id: ItemId,
  version: z.int(),
  tracking: z.enum(trackings),
  status: z.enum(itemStatuses),
  shownStatus: z.enum(shownStatuses),
  counts: Counts,
  categoryName: z.string(),
  coverId: FileId.nullable(),
  updatedAt: Moment,
  /** How many are free for a stay on the days that a list is narrowed to; only there. */
  free: z.int().optional(),
  /** Only when it is asked for: most lists show none of them. */
  customFields: rowSchema(itemFields).shape.customFields.optional(),
});
export type ItemRow = z.infer<typeof ItemRow>;

export const ItemPicture = z.object({ id: FileId, width: z.int(), height: z.int(), tint: z.string() });

/** Costs are null for whoever may not see them, as if they were not set. */
export const Item = ItemRow.extend(rowSchema(itemFields).shape).extend({
  vendorName: z.string().nullable(),
  pictures: z.array(ItemPicture),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  ...lastChange,
});
export type Item = z.infer<typeof Item>;

/** Values that custom fields have, as `writeCustomFilter` writes them: one of those of a field, of each field. */
const customWanted = z
  .string()
  .max(longestChosen)
  .transform(readCustomFilter)
  .pipe(z.array(z.object({ id: CustomFieldId, value: requiredLine(textLimits.word) })).max(mostChosen));

export const ItemsQuery = pageQuery(itemSorts).extend({
  ...filterShape(itemFilterFields),
  custom: customWanted.optional(),
  /** What a row has beside what lists usually show. */
  include: z.enum(['customFields']).optional(),
  /** Whether all that fit are counted, or only as far as the page tells: that answers sooner where days are wanted. */
  count: z.enum(['all', 'page']).default('all'),
});
export type ItemsQuery = z.output<typeof ItemsQuery>;
export type ItemsQueryInput = z.input<typeof ItemsQuery>;

/** `isMore`: only so many were counted as the page needs, and there are at least `total`. */
export const ItemPage = pageOf(ItemRow).extend({ isMore: z.boolean().optional() });
export type ItemPage = z.infer<typeof ItemPage>;

/** One day of the strip: how many can be promised. */
export const Availability = z.object({
  from: Day,
  owned: z.int(),
  /** Free pieces for each day from `from` on. */
  free: z.array(z.int()),
});
