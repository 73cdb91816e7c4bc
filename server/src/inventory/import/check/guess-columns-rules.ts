import { type ColumnTarget, isUsedOnce } from '@archway/contract/inventory/imports/import';
import { fieldOfColumn, type ItemColumn, itemColumns } from '@archway/contract/inventory/item-columns';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { itemColumnHeadings } from '@archway/contract/inventory/item-headings';
import type { Field } from '@archway/contract/kernel/fields/fields';
import { plainWords } from './choice-rules.ts';

/** What other systems call what is no field of ours; fields say so themselves. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  tracking: ['طريقة العد', 'counted', 'tracked', 'suivi', 'décompte'],
  status: [
    'في الكتالوج',
    'status',
    'item status',
    'in the catalogue',
    'in the catalog',
    'statut',
    'au catalogue',
    'الحالة',
  ],
  quantity: [
    'exemplaires',
    'unités',
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
    'المكان',
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
  pictures: [
    'picture',
    'pictures',
    'photo',
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
export const reasonHeadings = { en: 'What to fix', fr: 'À corriger', ar: 'ما يجب تصحيحه' } as const;

const asHeading = (text: string) => text.normalize('NFC').trim().toLowerCase();

const aliasesOf = (column: ItemColumn) => {
  const field = fieldOfColumn.get(column);
  const known: Field | undefined = field && itemFields[field];
  return known?.aliases ?? otherNames[column] ?? [];
};

const targets = new Map<string, ColumnTarget>();
/** Exactly as our own sheets write them: in French, `Pièces` are rooms; what others call `Pieces` is how many there are. */
const ownHeadings = new Map<string, ColumnTarget>();
for (const column of itemColumns) {
  const own = Object.values(itemColumnHeadings).map((headings) => headings[column]);
  for (const heading of own) ownHeadings.set(asHeading(heading), column);
  for (const name of [column.replace(/[A-Z]/g, ' $&'), ...own, ...aliasesOf(column)])
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
  return ownHeadings.get(asHeading(heading)) ?? targets.get(whole) ?? targets.get(bare) ?? targets.get(short);
};
