import type { Category } from '@archway/contract/inventory/category';
import { problem } from '@archway/contract/kernel/api/problem';
import type { CategoryId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { findCategory } from './category-store.ts';

/** One category. */
export const getCategory = async ({ db }: ReadContext, { id }: { id: CategoryId }): Promise<Category> => {
  const category = await findCategory(db, id);
  if (!category) throw noSuchCategory();
  return category;
};

export const noSuchCategory = () => problem('not_found', 'That category is not in this organization.');
