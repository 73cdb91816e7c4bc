import type { PropertiesQuery } from '@archway/contract/properties/property';
import type * as z from 'zod';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { propertyPage } from './property-store.ts';

/** What is and was staged, a page at a time. */
export const listProperties = ({ db }: ReadContext, query: z.output<typeof PropertiesQuery>) =>
  propertyPage(db, query);
