import type { Category, CategoryPosition } from '@archway/contract/inventory/category';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { CategoryId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { isWithin, shiftsOfPlacing } from './category-rules.ts';
import { lockCategoryTree, readCategoryTree, shiftCategories } from './category-store.ts';
import { noSuchCategory } from './get-category.ts';

/** Puts a category inside another, or at the top, as the how-manieth of its siblings. What is inside it comes along. */
export const moveCategory = async (
  { db, record }: ChangeContext,
  target: z.output<typeof CategoryPosition>,
): Promise<{ rows: Category[] }> => {
  await lockCategoryTree(db);
  const before = await readCategoryTree(db);
  if (!before.some(({ id }) => id === target.id)) throw noSuchCategory();
  if (target.parentId && !before.some(({ id }) => id === target.parentId))
    throw fieldProblem('parentId', 'errors.notFound');
  if (isWithin(before, target.parentId, target.id)) throw fieldProblem('parentId', 'errors.loop');
  await shiftCategories(db, shiftsOfPlacing(before, target)).catch(onTaken('category_name', 'parentId'));
  const after = await readCategoryTree(db);
  const [from, to] = [standingIn(before, target.id), standingIn(after, target.id)];
  await record({ id: target.id, name: to.name }, differences(from, to, ['parent', 'position']));
  return { rows: after };
};

/** Inside what it stands, and where among its siblings. */
const standingIn = (tree: readonly Category[], id: CategoryId) => {
  const category = tree.find((one) => one.id === id);
  if (!category) throw new Error('The category is no longer in the tree.');
  return { name: category.name, parent: category.parentId, position: category.position };
};
