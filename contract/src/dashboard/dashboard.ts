import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** What to do next in a young organization; each is a fact, not a click that was remembered. */
export const Dashboard = z.object({
  emailVerified: z.boolean(),
  setupDone: z.boolean(),
  storageLocations: z.int(),
  members: z.int(),
  pendingInvitations: z.int(),
  twoFactor: z.boolean(),
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
