import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { readItemPage } from './item-page-store.ts';

/** The catalog, a page at a time. */
export const listItems = ({ db }: ReadContext, query: ItemsQuery) => readItemPage(db, query);
