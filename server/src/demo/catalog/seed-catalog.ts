import type { ItemId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Catalog } from './catalog.ts';
import { addDemoCategories, addDemoItems, addDemoVendors, demoLocationsByCode } from './catalog-store.ts';
import { type DemoItem, demoItems } from './demo-items.ts';
import { categoryRows, itemRow, vendorRows } from './demo-rows.ts';
import { localItems } from './demo-words.ts';
import { tellStory } from './tell-story.ts';

/** The catalog of a demo organization: categories, vendors, items, pieces, and what happened to them. */
export const seedCatalog = async (
  db: OrgDb,
  catalog: Catalog,
): Promise<{ id: ItemId; number: number; name: string }[]> => {
  const { language, buyer } = catalog;
  const locations = await demoLocationsByCode(db);
  const categories = categoryRows(language);
  const vendors = vendorRows();
  await addDemoCategories(db, [...categories.values()], buyer);
  await addDemoVendors(db, [...vendors.values()], buyer);
  const items = stockOf(language).map((item) => ({
    item,
    row: itemRow(item, catalog, categories, vendors),
  }));
  await addDemoItems(
    db,
    items.map(({ row }) => row),
    buyer,
  );
  await tellStory(
    db,
    catalog,
    items.map(({ item, row }) => ({ item, id: row.id })),
    locations,
  );
  return items.map(({ item, row: { id, name } }) => ({ id, number: item.number, name }));
};

/** The first organization has everything; the others a part of it, in their words. */
const stockOf = (language: Language): DemoItem[] => {
  if (language === 'en') return [...demoItems];
  const words = localItems[language];
  return demoItems.flatMap((item) => {
    const local = words[item.number];
    return local ? [{ ...item, ...local }] : [];
  });
};
