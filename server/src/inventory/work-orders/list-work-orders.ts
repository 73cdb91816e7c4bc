import type { WorkOrder, WorkOrdersQuery } from '@archway/contract/inventory/work-order';
import type * as z from 'zod';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { workOrderPage } from './work-order-store.ts';

/** What is to be cleaned or repaired, a page at a time. Whoever may not see costs is told none. */
export const listWorkOrders = async ({ db, actor }: ReadContext, query: z.output<typeof WorkOrdersQuery>) =>
  workOrderPage(db, query, maySeeCosts((await actor).ability));

/** Whoever may not see costs is told none, as if nobody had said them. */
export const shownOrder = ({ ability }: Actor, order: WorkOrder): WorkOrder =>
  maySeeCosts(ability) ? order : { ...order, cost: null };
