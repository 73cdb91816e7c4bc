import type { VendorsQuery } from '@archway/contract/vendors/vendor';
import type * as z from 'zod';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { vendorPage } from './vendor-store.ts';

/** Where pieces are bought, a page at a time. */
export const listVendors = ({ db }: ReadContext, query: z.output<typeof VendorsQuery>) =>
  vendorPage(db, query);
