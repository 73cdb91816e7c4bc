import type { ClientsQuery } from '@archway/contract/clients/client';
import type * as z from 'zod';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { clientPage } from './client-store.ts';

/** Whom the company works for, a page at a time. */
export const listClients = ({ db }: ReadContext, query: z.output<typeof ClientsQuery>) =>
  clientPage(db, query);
