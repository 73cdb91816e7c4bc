import {
  choice,
  choices,
  color,
  custom,
  day,
  flag,
  length,
  longText,
  money,
  number,
  reference,
  required,
  requiredChoice,
  requiredText,
  text,
  weight,
  words,
} from '../kernel/fields/field-builders.ts';
import { type Fields, fieldsWhere, namesWhere } from '../kernel/fields/fields.ts';
import { colorFamilies, packMethods, roomTypes } from './item-choices.ts';
import { itemStatuses, shownStatuses, trackings } from './states.ts';

/** What is known of an item, one field on each line. A new one takes a column, and its name in `names/`. */
// biome-ignore format: one field on each line
export const itemFields = {
  name: requiredText({ max: 160, group: 'basics', list: true, sort: true, search: true, aliases: ['item', 'item name', 'product', 'product name', 'title', 'article', 'désignation', 'libellé', 'اسم الصنف', 'الصنف'] }),
  sku: text({ max: 60, ltr: true, group: 'basics', list: true, sort: true, search: true, hint: true, aliases: ['item sku', 'sku no', 'item number', 'item no', 'item code', 'stock code', 'product code', 'code', 'id', 'item id', 'réf', 'ref', 'code article', 'كود', 'رقم الصنف'] }),
  categoryId: required('category', { group: 'basics', list: true, filter: { one: 'selectedCategory' }, aliases: ['type', 'item type', 'product type', 'department', 'group', 'class', 'catégories', 'rayon', 'famille', 'التصنيف', 'النوع'] }),
  brand: text({ max: 80, group: 'basics', list: true, search: true, hint: true, aliases: ['manufacturer', 'make', 'maker', 'fabricant', 'الماركة'] }),
  tags: words({ most: 30, group: 'basics', list: true, filter: { several: 'tags' }, search: true, hint: true, aliases: ['étiquettes', 'mot clé', 'tag', 'keywords', 'labels', 'mots clés', 'الوسم'] }),
  description: longText({ max: 4000, group: 'basics', aliases: ['notes', 'details', 'comment', 'comments', 'remarques', 'ملاحظات'] }),
  colorFamily: choice(colorFamilies, { initial: null, group: 'style', list: true, filter: { several: 'colors' }, search: true, aliases: ['colour family', 'color group', 'colour group'] }),
  colorName: text({ max: 60, group: 'style', list: true, search: true, aliases: ['colour', 'colors', 'colours', 'color name', 'colour name', 'coloris'] }),
  colorHex: color({ group: 'style', list: true, aliases: ['nuance', 'hex', 'color hex', 'colour hex', 'color code', 'colour code'] }),
  materials: words({ most: 12, group: 'style', search: true, aliases: ['material', 'fabric', 'matière', 'matériau', 'matériaux', 'الخامة', 'المادة'] }),
  styles: words({ most: 12, group: 'style', list: true, filter: { several: 'styles' }, search: true, aliases: ['style', 'look', 'الطراز'] }),
  roomTypes: choices(roomTypes, { group: 'style', filter: { several: 'roomTypes' }, aliases: ['room', 'room type', 'room types', 'pièce', 'الغرفة'] }),
  width: length({ group: 'size', list: true, sort: true, filter: { min: 'minWidth', max: 'maxWidth' }, aliases: ['w', 'wide', 'larg', 'length', 'longueur'] }),
  depth: length({ group: 'size', list: true, filter: { max: 'maxDepth' }, aliases: ['d', 'deep', 'prof'] }),
  height: length({ group: 'size', list: true, filter: { max: 'maxHeight' }, aliases: ['h', 'high', 'haut'] }),
  weight: weight({ group: 'size', aliases: ['wt', 'masse'] }),
  monthlyRent: money({ group: 'pricing', list: true, sort: true, filter: { min: 'minRent', max: 'maxRent' }, hint: true, aliases: ['loyer mensuel', 'tarif', 'tarif de location', 'rent', 'rental', 'rental price', 'rental rate', 'monthly rate', 'monthly price', 'rate', 'loyer', 'prix de location', 'الإيجار'] }),
  salePrice: money({ group: 'pricing', hint: true, aliases: ['price', 'retail', 'retail price', 'selling price', 'list price', 'msrp', 'prix', 'السعر'] }),
  purchaseCost: money({ group: 'pricing', guard: 'Cost', hint: true, aliases: ['cost', 'unit cost', 'purchase price', 'cost price', 'price paid', 'prix d’achat', 'coût', 'التكلفة'] }),
  replacementCost: money({ group: 'pricing', guard: 'Cost', hint: true, aliases: ['replacement', 'replacement value', 'replacement price', 'insurance value', 'valeur de remplacement'] }),
  vendorId: reference('vendor', { group: 'pricing', filter: true, aliases: ['supplier', 'purchased from', 'bought from', 'source', 'vendeur', 'المورد', 'البائع'] }),
  vendorSku: text({ max: 60, ltr: true, group: 'pricing', search: true, aliases: ['référence du fournisseur', 'رقم المورد', 'vendor’s number', 'supplier sku', 'vendor number', 'vendor item number', 'supplier code', 'mpn', 'model', 'model number', 'réf fournisseur'] }),
  warrantyUntil: day({ group: 'pricing', list: true, sort: true, aliases: ['warranty', 'warranty end', 'warranty expires', 'garantie', 'fin de garantie', 'الضمان', 'نهاية الضمان'] }),
  fragile: flag({ group: 'handling', aliases: ['breakable', 'هش'] }),
  twoPerson: flag({ group: 'handling', aliases: ['two people to carry', 'two person', 'two people', '2 person', 'two man lift', 'team lift', 'heavy'] }),
  packMethod: choice(packMethods, { initial: 'none', group: 'handling', hint: true, aliases: ['pack', 'pack method', 'packaging', 'التعبئة'] }),
  assemblyMinutes: number({ min: 0, max: 600, group: 'handling', list: true, sort: true, aliases: ['assembly', 'assembly time', 'minutes to assemble', 'temps de montage', 'مدة التركيب'] }),
  bufferDays: number({ min: 0, max: 60, group: 'handling', hint: true, aliases: ['jours de battement', 'أيام الاحتياط', 'buffer', 'buffer days'] }),
  customFields: custom({}),
} as const satisfies Fields;
export type ItemField = keyof typeof itemFields;

/** The sections of forms and detail pages, in their order; custom fields stand after them. */
export const itemGroups = ['basics', 'style', 'size', 'pricing', 'handling'] as const;

/** What a row of a list holds. */
export const itemListFields = fieldsWhere(itemFields, 'list');

/** What a list of items is narrowed by beside their fields: how they are kept, and what their pieces are up to. */
const itemFacts = {
  tracking: requiredChoice(trackings, { filter: true }),
  /** Archived items are shown only when asked for. */
  status: requiredChoice(itemStatuses, { filter: true }),
  shownStatus: requiredChoice(shownStatuses, { filter: { one: 'selectedStatus' } }),
  locationId: reference('location', { filter: { one: 'selectedLocation' } }),
  /** The last day wanted is included. */
  freeOn: day({ filter: { min: 'freeFrom', max: 'freeTo' } }),
} as const satisfies Fields;

export const itemFilterFields = { ...itemFields, ...itemFacts } as const satisfies Fields;

/** What a list is sorted by. */
export const itemSorts = [
  'name',
  ...namesWhere(itemFields, 'sort').filter((name) => name !== 'name'),
  'category',
  'available',
  'owned',
  'createdAt',
  'updatedAt',
  'relevance',
] as const;
