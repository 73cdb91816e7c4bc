import { auditRoutes } from './audit/routes.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { organizationRoutes } from './organizations/routes.ts';
import { os } from './platform/http/front-door.ts';
import { storageRoutes } from './storage/routes.ts';
import { invitationRoutes, memberRoutes, roleRoutes } from './team/routes.ts';

/** The whole contract, implemented. An endpoint without a handler does not compile. */
export const router = os.router({
  audit: auditRoutes,
  organizations: organizationRoutes,
  auth: authRoutes,
  account: accountRoutes,
  members: memberRoutes,
  invitations: invitationRoutes,
  roles: roleRoutes,
  storage: storageRoutes,
  dashboard: dashboardRoutes,
});
