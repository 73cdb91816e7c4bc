import type { Category, NewCategory } from '@archway/contract/inventory/category';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type * as z from 'zod';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { addCategory, findCategory, lockCategoryTree } from './category-store.ts';
import { getCategory } from './get-category.ts';

/** Adds a category, by itself or inside another, after its siblings. */
export const createCategory = async (
  context: ChangeContext,
  category: z.output<typeof NewCategory>,
): Promise<Category> => {
  const { db, actor, record } = context;
  await lockCategoryTree(db);
  if (category.parentId && !(await findCategory(db, category.parentId)))
    throw fieldProblem('parentId', 'errors.notFound');
  const id = await addCategory(db, { ...category, createdBy: actor.userId }).catch(
    onTaken('category_name', 'name'),
  );
  await record({ id, name: category.name });
  return getCategory(asReading(context), { id });
};
