import type { EventsQuery, UnitsQuery } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { eventPage } from './event-store.ts';
import { unitPage } from './unit-store.ts';

/** Pieces, by item or location, a page at a time. */
export const listUnits = async ({ db, actor }: ReadContext, query: z.output<typeof UnitsQuery>) => {
  const { ability } = await actor;
  return unitPage(db, query, maySeeCosts(ability));
};

/** What was said of an item or a piece, the newest first. */
export const listEvents = ({ db }: ReadContext, query: z.output<typeof EventsQuery>) => eventPage(db, query);
