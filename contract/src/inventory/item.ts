import * as z from 'zod';
import { CategoryId, FileId, ItemId, StorageLocationId, VendorId } from '../kernel/ids.ts';
import { Day, GivenDay, Grams, Millimetres, Moment, Money } from '../kernel/measures.ts';
import { pageQuery } from '../kernel/page.ts';
import { line, paragraph, requiredLine } from '../kernel/text.ts';
import { words } from '../kernel/words.ts';
import { itemStatuses, shownStatuses, trackings } from './states.ts';

export const colourFamilies = [
  'white',
  'cream',
  'beige',
  'brown',
  'black',
  'grey',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'gold',
  'silver',
  'clear',
  'multi',
] as const;
export const roomTypes = [
  'living',
  'family',
  'dining',
  'kitchen',
  'primary_bedroom',
  'bedroom',
  'kids',
  'bath',
  'office',
  'entry',
  'outdoor',
  'event',
] as const;
export const packMethods = ['none', 'blanket', 'box', 'bag', 'crate', 'wrap'] as const;

export const mostTags = 30;

/** How a piece is written on labels and lists of the company. Kept as typed; compared without regard to case. */
export const Sku = line(60);
const Hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'errors.characters');

/** What is known of an item, as it is typed. Costs are apart: not everybody may see them. */
const facts = {
  name: requiredLine(160),
  sku: Sku,
  categoryId: CategoryId,
  description: paragraph(4000),
  width: Millimetres.nullable(),
  depth: Millimetres.nullable(),
  height: Millimetres.nullable(),
  weight: Grams.nullable(),
  colourName: line(60),
  colourFamily: z.enum(colourFamilies).nullable(),
  colourHex: Hex.nullable(),
  materials: words(12),
  styles: words(12),
  roomTypes: z.array(z.enum(roomTypes)).max(roomTypes.length),
  brand: line(80),
  vendorId: VendorId.nullable(),
  vendorSku: line(60),
  monthlyRent: Money.nullable(),
  salePrice: Money.nullable(),
  purchaseCost: Money.nullable(),
  replacementCost: Money.nullable(),
  fragile: z.boolean(),
  twoPerson: z.boolean(),
  packMethod: z.enum(packMethods),
  bufferDays: z.int().min(0).max(60).nullable(),
  tags: words(mostTags),
  customFields: z
    .record(requiredLine(40), line(300))
    .refine((fields) => Object.keys(fields).length <= 20, 'errors.tooMany:20'),
};

export const NewItem = z.object({
  name: facts.name,
  categoryId: facts.categoryId,
  tracking: z.enum(trackings).default('unit'),
  status: z.enum(['draft', 'active']).default('active'),
  sku: facts.sku.default(''),
  description: facts.description.default(''),
  width: facts.width.default(null),
  depth: facts.depth.default(null),
  height: facts.height.default(null),
  weight: facts.weight.default(null),
  colourName: facts.colourName.default(''),
  colourFamily: facts.colourFamily.default(null),
  colourHex: facts.colourHex.default(null),
  materials: facts.materials.default([]),
  styles: facts.styles.default([]),
  roomTypes: facts.roomTypes.default([]),
  brand: facts.brand.default(''),
  vendorId: facts.vendorId.default(null),
  vendorSku: facts.vendorSku.default(''),
  monthlyRent: facts.monthlyRent.default(null),
  salePrice: facts.salePrice.default(null),
  purchaseCost: facts.purchaseCost.default(null),
  replacementCost: facts.replacementCost.default(null),
  fragile: facts.fragile.default(false),
  twoPerson: facts.twoPerson.default(false),
  packMethod: facts.packMethod.default('none'),
  bufferDays: facts.bufferDays.default(null),
  tags: facts.tags.default([]),
  customFields: facts.customFields.default({}),
});
export type NewItem = z.output<typeof NewItem>;

/** What is not named stays as it is. */
export const ItemChange = z
  .object(facts)
  .partial()
  .extend({ id: ItemId, version: z.int().min(1) });
export type ItemChange = z.output<typeof ItemChange>;

/** How many pieces are in which state now. `owned` is all that are not retired, sold or disposed of. */
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

export const ItemRow = z.object({
  id: ItemId,
  version: z.int(),
  name: z.string(),
  sku: z.string(),
  tracking: z.enum(trackings),
  status: z.enum(itemStatuses),
  shownStatus: z.enum(shownStatuses),
  counts: Counts,
  categoryId: CategoryId,
  categoryName: z.string(),
  brand: z.string(),
  colourName: z.string(),
  colourFamily: z.enum(colourFamilies).nullable(),
  colourHex: z.string().nullable(),
  styles: z.array(z.string()),
  tags: z.array(z.string()),
  width: z.int().nullable(),
  depth: z.int().nullable(),
  height: z.int().nullable(),
  monthlyRent: z.int().nullable(),
  coverId: FileId.nullable(),
  updatedAt: Moment,
});
export type ItemRow = z.infer<typeof ItemRow>;

export const ItemPicture = z.object({ id: FileId, width: z.int(), height: z.int(), tint: z.string() });

/** Costs are null for whoever may not see them, as if nobody had said them. */
export const Item = ItemRow.extend({
  description: z.string(),
  weight: z.int().nullable(),
  materials: z.array(z.string()),
  roomTypes: z.array(z.enum(roomTypes)),
  vendorId: VendorId.nullable(),
  vendorName: z.string().nullable(),
  vendorSku: z.string(),
  salePrice: z.int().nullable(),
  purchaseCost: z.int().nullable(),
  replacementCost: z.int().nullable(),
  fragile: z.boolean(),
  twoPerson: z.boolean(),
  packMethod: z.enum(packMethods),
  bufferDays: z.int().nullable(),
  customFields: z.record(z.string(), z.string()),
  pictures: z.array(ItemPicture),
  createdAt: Moment,
  createdBy: z.string().nullable(),
});
export type Item = z.infer<typeof Item>;

const length = z.coerce.number().pipe(Millimetres);
/** In a query several choices are written `a,b`. */
const several = <Value extends z.ZodType<unknown, string>>(value: Value) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(value).min(1).max(20));

export const ItemsQuery = pageQuery([
  'name',
  'sku',
  'category',
  'available',
  'owned',
  'monthlyRent',
  'width',
  'createdAt',
  'updatedAt',
  'relevance',
]).extend({
  selectedStatus: z.enum(shownStatuses).optional(),
  selectedCategory: CategoryId.optional(),
  selectedLocation: StorageLocationId.optional(),
  /** Archived items are shown only when asked for. */
  status: z.enum(itemStatuses).optional(),
  tracking: z.enum(trackings).optional(),
  vendorId: VendorId.optional(),
  colours: several(z.enum(colourFamilies)).optional(),
  styles: several(line(40)).optional(),
  roomTypes: several(z.enum(roomTypes)).optional(),
  tags: several(line(40)).optional(),
  maxWidth: length.optional(),
  maxDepth: length.optional(),
  maxHeight: length.optional(),
  minWidth: length.optional(),
  minRent: z.coerce.number().pipe(Money).optional(),
  maxRent: z.coerce.number().pipe(Money).optional(),
  freeFrom: GivenDay.optional(),
  /** The last day wanted, included. */
  freeTo: GivenDay.optional(),
});
export type ItemsQuery = z.output<typeof ItemsQuery>;

/** One day of the strip: how many can be promised. */
export const Availability = z.object({
  from: Day,
  owned: z.int(),
  /** Free pieces for each day from `from` on. */
  free: z.array(z.int()),
});
