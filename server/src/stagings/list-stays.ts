import type { StaysQuery } from '@archway/contract/stagings/staging';
import type * as z from 'zod';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readerOf } from './reader.ts';
import { stayPage } from './staging-store.ts';

/** The stays of jobs, as a calendar, a timeline or a map draws them. */
export const listStays = async (context: ReadContext, query: z.output<typeof StaysQuery>) =>
  stayPage(context.db, query, await readerOf(context));
