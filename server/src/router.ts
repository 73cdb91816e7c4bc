import { auditRoutes } from './audit/routes.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { pictureRoutes } from './files/routes.ts';
import { categoryRoutes } from './inventory/categories/routes.ts';
import { deviceEventRoutes } from './inventory/device-events/routes.ts';
import { importRoutes } from './inventory/import/routes.ts';
import { itemRoutes } from './inventory/items/routes.ts';
import { labelRoutes } from './inventory/labels/routes.ts';
import { locationRoutes } from './inventory/locations/routes.ts';
import { scanRoutes } from './inventory/scan/routes.ts';
import { stockRoutes } from './inventory/stock/routes.ts';
import { unitRoutes } from './inventory/units/routes.ts';
import { workOrderRoutes } from './inventory/work-orders/routes.ts';
import { callOffMoves } from './moves/call-off-moves.ts';
import { followMoves, followPieces } from './moves/follow-moves.ts';
import { helperRoutes, moveRoutes } from './moves/routes.ts';
import { customFieldRoutes } from './organizations/custom-fields/routes.ts';
import { organizationRoutes } from './organizations/routes.ts';
import { os } from './platform/http/calls/front-door.ts';
import { propertyRoutes } from './properties/routes.ts';
import { availabilityRoutes } from './stagings/availability/routes.ts';
import { feedRoutes } from './stagings/feeds/routes.ts';
import { stagingRoutes } from './stagings/routes.ts';
import { storageRoutes } from './storage/routes.ts';
import { invitationRoutes, memberRoutes, roleRoutes } from './team/routes.ts';
import { viewRoutes } from './team/views/routes.ts';
import { vendorRoutes } from './vendors/routes.ts';

/** The whole contract, implemented. An endpoint without a handler does not compile. */
export const router = os.router({
  audit: auditRoutes,
  pictures: pictureRoutes,
  organizations: organizationRoutes,
  customFields: customFieldRoutes,
  auth: authRoutes,
  account: accountRoutes,
  members: memberRoutes,
  invitations: invitationRoutes,
  roles: roleRoutes,
  views: viewRoutes,
  clients: clientRoutes,
  properties: propertyRoutes,
  stagings: stagingRoutes(callOffMoves),
  moves: moveRoutes,
  helpers: helperRoutes,
  feeds: feedRoutes,
  availability: availabilityRoutes,
  vendors: vendorRoutes,
  storage: { ...storageRoutes, ...locationRoutes },
  categories: categoryRoutes,
  items: itemRoutes,
  imports: importRoutes,
  units: unitRoutes(followPieces),
  stock: stockRoutes,
  workOrders: workOrderRoutes,
  labels: labelRoutes,
  scan: scanRoutes,
  deviceEvents: deviceEventRoutes(followMoves),
  dashboard: dashboardRoutes,
});
