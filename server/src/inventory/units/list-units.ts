import type { EventsQuery, UnitsQuery } from '@archway/contract/inventory/unit';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { eventPage } from './event-store.ts';
import { unitPage } from './unit-store.ts';

/** Pieces, by item or place, a page at a time. */
export const listUnits = (db: OrgDb, { ability }: Actor, query: z.output<typeof UnitsQuery>) =>
  unitPage(db, query, maySeeCosts(ability));

/** What was said of an item or a piece, the newest first. */
export const listEvents = (db: OrgDb, query: z.output<typeof EventsQuery>) => eventPage(db, query);
