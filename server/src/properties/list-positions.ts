import type { PropertiesQuery } from '@archway/contract/properties/property';
import type * as z from 'zod';
import { requireClientRights } from '../clients/require-client-rights.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { propertyPositions } from './property-store.ts';

/** Where properties are, for a map. */
export const listPositions = async (
  { db, actor }: ReadContext,
  query: Omit<z.output<typeof PropertiesQuery>, 'page' | 'itemsPerPage'>,
) => {
  await requireClientRights(actor, query);
  return propertyPositions(db, query);
};
