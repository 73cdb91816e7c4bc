import type { OrgDb } from '../../platform/db/db.ts';
import { categoryTree } from './category-store.ts';

/** The whole tree: a company has tens of categories, so there are no pages. */
export const listCategories = (db: OrgDb) => categoryTree(db);
