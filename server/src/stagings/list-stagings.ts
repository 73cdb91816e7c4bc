import type { StagingsQuery } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import { requireClientRights } from '../clients/require-client-rights.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readerOf } from './reader.ts';
import { stagingPage } from './staging-list-store.ts';

/** Jobs, a page at a time. */
export const listStagings = async (context: ReadContext, query: z.output<typeof StagingsQuery>) => {
  await requireClientRights(context.actor, query);
  return stagingPage(context.db, query, await readerOf(context));
};
