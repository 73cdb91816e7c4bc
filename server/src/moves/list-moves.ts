import type { MovesQuery } from '@archway/contract/moves/move';
import type * as z from 'zod';
import { findNowThere } from '../organizations/find-today.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { movePage } from './move-store.ts';

/** Moves, a page at a time. */
export const listMoves = async ({ db, clock }: ReadContext, query: z.output<typeof MovesQuery>) =>
  movePage(db, query, await findNowThere(db, clock.now()));
