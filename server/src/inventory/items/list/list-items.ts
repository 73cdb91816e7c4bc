import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { readItemPage, readQuickPage } from './item-page-store.ts';

/** The catalog, a page at a time. */
export const listItems = async ({ db }: ReadContext, query: ItemsQuery) =>
  (query.count === 'page' ? await readQuickPage(db, query) : undefined) ?? readItemPage(db, query);
