import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../platform/db/db.ts';
import { itemPage } from './item-page-store.ts';

/** The catalogue, a page at a time. */
export const listItems = (db: OrgDb, query: ItemsQuery) => itemPage(db, query);
