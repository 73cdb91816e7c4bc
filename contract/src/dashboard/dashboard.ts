import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { StagingId } from '../kernel/ids.ts';
import { Day } from '../kernel/measures.ts';
import { upcomingKinds } from './upcoming.ts';

const Upcoming = z.object({
  stagingId: StagingId,
  name: z.string(),
  kind: z.enum(upcomingKinds),
  on: Day,
});

/** How the jobs are, each number as the list counts it with the same filter. */
const StagingsNow = z.object({
  live: z.int(),
  ending: z.int(),
  late: z.int(),
  /** Those that lost pieces to another one. */
  bumped: z.int(),
  /** What happens in the next days, the soonest first. */
  next: z.array(Upcoming),
  today: Day,
});

/** What to do next in a young organization; each is a fact, not a click that was remembered. */
export const Dashboard = z.object({
  emailVerified: z.boolean(),
  setupDone: z.boolean(),
  storageLocations: z.int(),
  members: z.int(),
  pendingInvitations: z.int(),
  twoFactor: z.boolean(),
  /** Null for whoever may not see stagings. */
  stagings: StagingsNow.nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    summary: 'Get the dashboard',
    tag: 'Dashboard',
    access: { action: 'read', subject: 'Organization' },
    change: false,
    limit: 'read',
  }).output(Dashboard),
};
