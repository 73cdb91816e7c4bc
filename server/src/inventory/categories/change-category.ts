import type { Category, CategoryChange } from '@archway/contract/inventory/category';
import { categoryFacts } from '@archway/contract/inventory/category-fields';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { changeCategoryRow, lockCategory } from './category-store.ts';
import { getCategory, noSuchCategory } from './get-category.ts';

/** Changes what a category is called and looks like; where it stands is placing. */
export const changeCategory = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof CategoryChange>,
): Promise<Category> => {
  const { db, record } = context;
  const before = await lockCategory(db, id);
  if (!before) throw noSuchCategory();
  requireVersion(before, version);
  await changeCategoryRow(db, id, withChange(before, change)).catch(onTaken('category_name', 'name'));
  const after = await getCategory(asReading(context), { id });
  await record({ id, name: after.name }, differences(before, after, namesOf(categoryFacts)));
  return after;
};
