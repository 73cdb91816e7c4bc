import type { CategoryId, ItemId, VendorId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { newId } from '../../platform/ids.ts';
import type { Catalog } from './catalog.ts';
import type { CategoryValues, ItemValues } from './catalog-store.ts';
import type { DemoItem } from './demo-items.ts';
import { assemblyOf, gramsOf } from './demo-weights.ts';
import { demoCategories, demoVendors } from './demo-words.ts';

/** By their English name; those above others come first. */
export const categoryRows = (language: Language): Map<string, CategoryValues> => {
  const rows = new Map<string, CategoryValues>();
  for (const [name, { names, icon, color, inside }] of Object.entries(demoCategories)) {
    const parentId = inside ? (rows.get(inside)?.id ?? null) : null;
    const siblings = [...rows.values()].filter((row) => row.parentId === parentId);
    rows.set(name, {
      id: newId<CategoryId>(),
      parentId,
      name: names[language],
      icon,
      color,
      position: siblings.length,
    });
  }
  return rows;
};

export const vendorRows = () =>
  new Map(
    demoVendors.map(({ key, contact, ...vendor }) => [
      key,
      {
        ...vendor,
        id: newId<VendorId>(),
        contacts: [{ ...contact, email: vendor.email, phone: vendor.phone }],
      },
    ]),
  );

/** How many minor units of the organization's currency a dollar is, near enough for a demo. */
export const minorUnits: Record<Language, number> = { en: 100, fr: 92, ar: 367 };

export const itemRow = (
  item: DemoItem,
  { language, foundedDaysAgo, now }: Catalog,
  categories: ReadonlyMap<string, CategoryValues>,
  vendors: ReadonlyMap<string, { id: VendorId }>,
): ItemValues => {
  const category = categories.get(item.category);
  if (!category) throw new Error(`The demo has no category ${item.category}.`);
  const [width, depth, height] = item.inches.map((inches) => Math.round(inches * 25.4)) as [
    number,
    number,
    number,
  ]; // three of them
  const money = (dollars: number) => dollars * minorUnits[language];
  const ageDays = Math.max(1, foundedDaysAgo - item.number * 2);
  return {
    id: newId<ItemId>(),
    categoryId: category.id,
    vendorId: vendors.get(item.vendor)?.id ?? null,
    name: item.name,
    sku: `${item.category.slice(0, 3).toUpperCase()}-${String(item.number).padStart(3, '0')}`,
    tracking: item.tracking,
    description: '',
    width,
    depth,
    height,
    weight: gramsOf(item.number),
    assemblyMinutes: assemblyOf(item.number),
    colorName: item.color,
    colorFamily: item.family,
    colorHex: item.hex,
    materials: [...item.materials],
    styles: [...item.styles],
    roomTypes: [...item.rooms],
    tags: [...item.tags],
    brand: item.brand,
    monthlyRent: money(item.rent),
    purchaseCost: money(item.cost),
    replacementCost: Math.round(money(item.cost) * 1.15),
    packMethod: item.pack,
    fragile: item.pack === 'crate' || item.pack === 'box',
    twoPerson: width > 1500 && height > 300,
    createdAt: daysBefore(now, ageDays).toISOString(),
  };
};

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
export const costOf = ({ cost }: DemoItem, language: Language) => cost * minorUnits[language];
