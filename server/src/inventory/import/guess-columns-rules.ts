import { type ColumnTarget, isUsedOnce } from '@archway/contract/inventory/import';
import { type ItemColumn, itemColumnHeadings, itemColumns } from '@archway/contract/inventory/item-columns';
import { plainWords } from './choice-rules.ts';

/** What other systems call our columns, beside the headings we write ourselves. */
const otherNames: Partial<Readonly<Record<ItemColumn, readonly string[]>>> = {
  name: [
    'item',
    'item name',
    'product',
    'product name',
    'title',
    'article',
    'désignation',
    'libellé',
    'اسم الصنف',
    'الصنف',
  ],
  sku: [
    'item sku',
    'sku no',
    'item number',
    'item no',
    'item code',
    'stock code',
    'product code',
    'code',
    'id',
    'item id',
    'réf',
    'ref',
    'code article',
    'كود',
    'رقم الصنف',
  ],
  category: [
    'type',
    'item type',
    'product type',
    'department',
    'group',
    'class',
    'catégories',
    'rayon',
    'famille',
    'التصنيف',
    'النوع',
  ],
  tracking: ['tracking', 'tracked', 'suivi'],
  status: ['status', 'item status', 'statut', 'الحالة'],
  quantity: [
    'qty',
    'qté',
    'count',
    'on hand',
    'stock',
    'in stock',
    'units',
    'pieces',
    'owned',
    'nombre',
    'العدد',
    'المخزون',
  ],
  location: [
    'bin',
    'shelf',
    'warehouse',
    'storage',
    'storage location',
    'place',
    'aisle',
    'where',
    'lieu',
    'entrepôt',
    'casier',
    'الموقع',
    'الرف',
  ],
  brand: ['manufacturer', 'make', 'maker', 'fabricant', 'الماركة'],
  vendor: ['supplier', 'purchased from', 'bought from', 'source', 'vendeur', 'المورد', 'البائع'],
  vendorSku: [
    'vendor sku',
    'supplier sku',
    'vendor number',
    'vendor item number',
    'supplier code',
    'mpn',
    'model',
    'model number',
    'réf fournisseur',
  ],
  colourName: ['color', 'colors', 'colours', 'color name', 'colour name', 'coloris'],
  colourFamily: ['color family', 'color group', 'colour group'],
  colourHex: ['hex', 'color hex', 'colour hex', 'color code'],
  materials: ['material', 'fabric', 'matière', 'matériau', 'matériaux', 'الخامة', 'المادة'],
  styles: ['style', 'look', 'الطراز'],
  roomTypes: ['room', 'room type', 'room types', 'pièce', 'الغرفة'],
  tags: ['tag', 'keywords', 'labels', 'mots clés', 'الوسم'],
  width: ['w', 'wide', 'larg', 'length', 'longueur'],
  depth: ['d', 'deep', 'prof'],
  height: ['h', 'high', 'haut'],
  weight: ['wt', 'masse'],
  monthlyRent: [
    'rent',
    'rental',
    'rental price',
    'rental rate',
    'monthly rate',
    'monthly price',
    'rate',
    'loyer',
    'prix de location',
    'الإيجار',
  ],
  salePrice: ['price', 'retail', 'retail price', 'selling price', 'list price', 'msrp', 'prix', 'السعر'],
  purchaseCost: [
    'cost',
    'unit cost',
    'purchase price',
    'cost price',
    'price paid',
    'prix d’achat',
    'coût',
    'التكلفة',
  ],
  replacementCost: [
    'replacement',
    'replacement value',
    'replacement price',
    'insurance value',
    'valeur de remplacement',
  ],
  fragile: ['breakable', 'هش'],
  twoPerson: ['two person', 'two people', '2 person', 'two man lift', 'team lift', 'heavy'],
  packMethod: ['pack', 'pack method', 'packaging', 'التعبئة'],
  bufferDays: ['buffer', 'turnaround days'],
  description: ['notes', 'details', 'comment', 'comments', 'remarques', 'ملاحظات'],
  pictures: [
    'picture',
    'photo',
    'photos',
    'image',
    'images',
    'photo file',
    'image file',
    'file name',
    'filename',
    'الصورة',
  ],
};

/** The heading of the column that says what is wrong, in the file of rows to correct; it means nothing when it comes back. */
export const reasonHeadings = { en: 'What to correct', fr: 'À corriger', ar: 'ما يجب تصحيحه' } as const;

const targets = new Map<string, ColumnTarget>();
for (const column of itemColumns) {
  const own = Object.values(itemColumnHeadings).map((headings) => headings[column]);
  for (const name of [column.replace(/[A-Z]/g, ' $&'), ...own, ...(otherNames[column] ?? [])])
    if (!targets.has(plainWords(name))) targets.set(plainWords(name), column);
}

/** What each column probably means. A target that can be filled once goes to the first column that looks like it. */
export const guessColumns = (headings: readonly string[]): (ColumnTarget | null)[] => {
  const taken = new Set<ColumnTarget>();
  return headings.map((heading) => {
    const target = targetOf(heading);
    if (!target || taken.has(target)) return null;
    if (isUsedOnce(target)) taken.add(target);
    return target;
  });
};

/** How many headings of a row are known: the row of headings has more than any other. */
export const knownHeadings = (cells: readonly string[]) => guessColumns(cells).filter(Boolean).length;

/** A heading may name its unit, its currency or its number beside itself: `Width (in)`, `Price USD`, `Photo 2`. */
const targetOf = (heading: string): ColumnTarget | undefined => {
  const whole = plainWords(heading);
  const bare = plainWords(heading.replace(/[([].*?[)\]]/g, ' '));
  const short = bare.replace(
    / (in|inch|inches|ins|cm|mm|m|ft|feet|lb|lbs|kg|g|oz|usd|eur|gbp|cad|aud|aed|\d+)$/,
    '',
  );
  return targets.get(whole) ?? targets.get(bare) ?? targets.get(short);
};
