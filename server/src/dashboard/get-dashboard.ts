import { problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { readDashboard } from './dashboard-store.ts';

/** What this member can do next in this organization. */
export const getDashboard = async (db: OrgDb, actor: Actor, { clock }: Pick<Services, 'clock'>) => {
  const dashboard = await readDashboard(db, actor.userId, clock.now());
  if (!dashboard) throw problem('not_found', 'That organization does not exist.');
  return dashboard;
};
