import { problem } from '@archway/contract/kernel/problem';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readDashboard } from './dashboard-store.ts';

/** What this member can do next in this organization. */
export const getDashboard = async ({ db, actor, clock }: ReadContext) => {
  const { userId } = await actor;
  const dashboard = await readDashboard(db, userId, clock.now());
  if (!dashboard) throw problem('not_found', 'That organization does not exist.');
  return dashboard;
};
