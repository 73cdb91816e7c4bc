import type { StaysQuery } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import { requireClientRights } from '../clients/require-client-rights.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readerOf } from './reader.ts';
import { stayPage } from './staging-list-store.ts';

/** The stays of jobs, as a calendar, a timeline or a map draws them. */
export const listStays = async (context: ReadContext, query: z.output<typeof StaysQuery>) => {
  await requireClientRights(context.actor, query);
  return stayPage(context.db, query, await readerOf(context));
};
