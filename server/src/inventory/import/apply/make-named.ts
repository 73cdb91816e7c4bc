import { categoryFields } from '@archway/contract/inventory/category-fields';
import { initialValues } from '@archway/contract/kernel/fields/fields';
import type { CategoryId, UserId, VendorId } from '@archway/contract/kernel/ids';
import { makeCustomFields } from '../../../organizations/custom-fields/make-custom-fields.ts';
import type { OrgDb } from '../../../platform/db/db.ts';
import { listVendorNames, makeNamedVendors } from '../../../vendors/name-vendors.ts';
import { addCategory, findCategoryNamed, lockCategoryTree } from '../../categories/category-store.ts';
import { makeTree, nameKey, startOfPath } from '../check/reference-rules.ts';
import { categoryNames } from '../check/reference-store.ts';
import type { LockedImport } from '../import-store.ts';
import { filledFields, type Made, namesToMake } from './apply-store.ts';

/** Makes the categories, vendors and custom fields that rows name and that do not exist, each once, however often and in whatever case. */
export const makeNamed = async (
  db: OrgDb,
  { id, createdBy: by, fields }: Pick<LockedImport, 'id' | 'createdBy' | 'fields'>,
): Promise<Made> => {
  if (fields?.made.length) await makeCustomFields(db, 'item', by, await filledFields(db, id, fields.made));
  const { paths, vendors } = await namesToMake(db, id);
  return {
    categories: await makeCategories(db, by, paths),
    vendors: await makeVendors(db, by, vendors),
  };
};

const makeCategories = async (db: OrgDb, by: UserId, paths: readonly (readonly string[])[]) => {
  const made: { path: readonly string[]; id: CategoryId }[] = [];
  if (paths.length === 0) return made;
  await lockCategoryTree(db);
  const nodes = await categoryNames(db);
  for (const path of paths) {
    const start = startOfPath(makeTree(nodes), path);
    let parentId = start === 'several' ? null : (start.id as CategoryId | null); // nodes are categories
    for (const name of path.slice(start === 'several' ? 0 : start.steps)) {
      const facts = { ...initialValues(categoryFields), name, parentId, createdBy: by };
      const id = (await findCategoryNamed(db, parentId, name)) ?? (await addCategory(db, facts));
      nodes.push({ id, parentId, name });
      parentId = id;
    }
    if (parentId) made.push({ path, id: parentId });
  }
  return made;
};

const makeVendors = async (db: OrgDb, by: UserId, names: readonly string[]) => {
  if (names.length === 0) return [];
  const known = new Map((await listVendorNames(db)).map(({ id, name }) => [nameKey(name), id]));
  const missing = [...new Map(names.map((name) => [nameKey(name), name]))].filter(([key]) => !known.has(key));
  const ids = await makeNamedVendors(
    db,
    by,
    missing.map(([, name]) => name),
  );
  for (const [index, [key]] of missing.entries()) known.set(key, ids[index] as VendorId); // one for each name
  return names.flatMap((name) => {
    const id = known.get(nameKey(name));
    return id ? { name, id } : [];
  });
};
