import type { Category, CategoryChange } from '@archway/contract/inventory/category';
import type * as z from 'zod';
import { differences } from '../../audit/difference-rules.ts';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { requireVersion } from '../../platform/db/require-version.ts';
import { withChange } from '../../platform/db/with-change.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { changeCategoryRow, lockCategory } from './category-store.ts';
import { getCategory, noSuchCategory } from './get-category.ts';
import { withFreeName } from './with-free-name.ts';

/** Changes what a category is called and looks like; where it stands is placing. */
export const changeCategory = async (
  db: OrgDb,
  actor: Actor,
  { id, version, ...change }: z.output<typeof CategoryChange>,
): Promise<Category> => {
  const before = await lockCategory(db, id);
  if (!before) throw noSuchCategory();
  requireVersion(before, version);
  await withFreeName('name', () => changeCategoryRow(db, id, withChange(before, change)));
  const after = await getCategory(db, id);
  await record(
    db,
    actor,
    'category.changed',
    { type: 'Category', id, name: after.name },
    differences(before, after, ['name', 'icon', 'colour', 'bufferDays']),
  );
  return after;
};
