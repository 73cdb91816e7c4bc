import type { CategoryId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { shiftsOfRemoving } from './category-rules.ts';
import {
  countCategoryUses,
  deleteCategory,
  lockCategory,
  lockCategoryTree,
  readCategoryTree,
  shiftCategories,
} from './category-store.ts';
import { noSuchCategory } from './get-category.ts';

/** Removes a category that has neither items, archived ones counted too, nor categories inside. */
export const removeCategory = async (db: OrgDb, actor: Actor, id: CategoryId) => {
  await lockCategoryTree(db);
  const category = await lockCategory(db, id);
  if (!category) throw noSuchCategory();
  const uses = await countCategoryUses(db, id);
  if (uses.items + uses.children > 0)
    throw problem(
      'in_use',
      `${category.name} is in use (items: ${uses.items}, categories inside: ${uses.children}). Move them elsewhere first.`,
      uses,
    );
  const shifts = shiftsOfRemoving(await readCategoryTree(db), id);
  await deleteCategory(db, id);
  await shiftCategories(db, shifts);
  await record(db, actor, 'category.removed', { type: 'Category', id, name: category.name });
  return { ok: true as const };
};
