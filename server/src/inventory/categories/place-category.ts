import type { Category, CategoryPlace } from '@archway/contract/inventory/category';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { CategoryId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { isWithin, shiftsOfPlacing } from './category-rules.ts';
import { lockCategoryTree, readCategoryTree, shiftCategories } from './category-store.ts';
import { noSuchCategory } from './get-category.ts';
import { withFreeName } from './with-free-name.ts';

/** Puts a category inside another, or at the top, as the how-manieth of its siblings. What is inside it comes along. */
export const placeCategory = async (
  { db, record }: ChangeContext,
  place: z.output<typeof CategoryPlace>,
): Promise<{ rows: Category[] }> => {
  await lockCategoryTree(db);
  const before = await readCategoryTree(db);
  if (!before.some(({ id }) => id === place.id)) throw noSuchCategory();
  if (place.parentId && !before.some(({ id }) => id === place.parentId))
    throw fieldProblem('parentId', 'errors.notFound');
  if (isWithin(before, place.parentId, place.id)) throw fieldProblem('parentId', 'errors.loop');
  await withFreeName('parentId', () => shiftCategories(db, shiftsOfPlacing(before, place)));
  const after = await readCategoryTree(db);
  const [from, to] = [standingIn(before, place.id), standingIn(after, place.id)];
  await record({ id: place.id, name: to.name }, differences(from, to, ['parent', 'position']));
  return { rows: after };
};

/** Where it stands, in words that people know. */
const standingIn = (tree: readonly Category[], id: CategoryId) => {
  const category = tree.find((one) => one.id === id);
  if (!category) throw new Error('The category is no longer in the tree.');
  const parent = tree.find((one) => one.id === category.parentId)?.name ?? null;
  return { name: category.name, parent, position: category.position };
};
