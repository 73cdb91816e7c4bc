import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { CategoryId } from '@archway/contract/kernel/ids';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { requireRight } from '../../platform/http/calls/require-right.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { isWithin, shiftsOfEmptying, shiftsOfRemoving } from './category-rules.ts';
import {
  countCategoryUses,
  deleteCategory,
  lockCategory,
  lockCategoryTree,
  moveCategoryItems,
  readCategoryTree,
  shiftCategories,
} from './category-store.ts';
import { noSuchCategory } from './get-category.ts';

type Removing = { id: CategoryId; moveTo?: CategoryId | undefined };

/** Removes a category. Its items, archived ones too, and the categories inside go to another one; without one they keep it here. */
export const removeCategory = async ({ db, actor, record }: ChangeContext, { id, moveTo }: Removing) => {
  await lockCategoryTree(db);
  const category = await lockCategory(db, id);
  if (!category) throw noSuchCategory();
  const to = moveTo && (await requireTarget(db, id, moveTo));
  const uses = await countCategoryUses(db, id);
  const isUsed = uses.items + uses.children > 0;
  if (isUsed && !moveTo)
    throw problem(
      'in_use',
      `${category.name} is in use (items: ${uses.items}, categories inside: ${uses.children}). Move them elsewhere first.`,
      uses,
    );
  if (isUsed && moveTo) await moveContents(db, actor, { id, moveTo, uses });
  const shifts = shiftsOfRemoving(await readCategoryTree(db), id);
  await deleteCategory(db, id);
  await shiftCategories(db, shifts);
  await record({ id, name: category.name }, isUsed && to ? { ...movedOf(uses), movedTo: to.id } : {});
  return { ok: true as const };
};

/** It is here, and neither the category that goes nor inside it. */
const requireTarget = async (db: OrgDb, id: CategoryId, moveTo: CategoryId) => {
  const to = await lockCategory(db, moveTo);
  if (!to) throw fieldProblem('moveTo', 'errors.notFound');
  if (isWithin(await readCategoryTree(db), moveTo, id)) throw fieldProblem('moveTo', 'errors.loop');
  return to;
};

type Uses = Awaited<ReturnType<typeof countCategoryUses>>;

const moveContents = async (
  db: OrgDb,
  actor: Actor,
  { id, moveTo, uses }: { id: CategoryId; moveTo: CategoryId; uses: Uses },
) => {
  if (uses.items > 0) requireRight(actor, 'update', 'Item');
  if (uses.children > 0) requireRight(actor, 'update', 'Category');
  await moveCategoryItems(db, id, moveTo);
  const tree = await readCategoryTree(db);
  await shiftCategories(db, shiftsOfEmptying(tree, id, moveTo)).catch(onTaken('category_name', 'moveTo'));
};

const movedOf = ({ items, children }: Uses) => ({
  ...(items > 0 ? { items } : {}),
  ...(children > 0 ? { categories: children } : {}),
});
