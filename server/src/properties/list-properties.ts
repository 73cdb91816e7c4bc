import type { PropertiesQuery } from '@archway/contract/properties/property';
import type * as z from 'zod';
import { requireClientRights } from '../clients/require-client-rights.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { propertyPage } from './property-store.ts';

/** What is and was staged, a page at a time. */
export const listProperties = async ({ db, actor }: ReadContext, query: z.output<typeof PropertiesQuery>) => {
  await requireClientRights(actor, query);
  return propertyPage(db, query);
};
