import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { categoryTree } from './category-store.ts';

/** The whole tree: a company has tens of categories, so there are no pages. */
export const listCategories = ({ db }: ReadContext) => categoryTree(db);
