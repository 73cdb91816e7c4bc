import type { VendorsQuery } from '@archway/contract/vendors/vendor';
import type * as z from 'zod';
import type { OrgDb } from '../platform/db/db.ts';
import { vendorPage } from './vendor-store.ts';

/** Where pieces are bought, a page at a time. */
export const listVendors = (db: OrgDb, query: z.output<typeof VendorsQuery>) => vendorPage(db, query);
