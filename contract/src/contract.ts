import { auditOf } from './audit/audit.ts';
import { account } from './auth/account-endpoints.ts';
import { auth } from './auth/endpoints.ts';
import { clients } from './clients/client.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { pictures } from './files/picture.ts';
import { categories } from './inventory/category.ts';
import { deviceEvents } from './inventory/device-events/endpoints.ts';
import { imports } from './inventory/imports/import-endpoints.ts';
import { importFailed } from './inventory/imports/import-states.ts';
import { items } from './inventory/item-endpoints.ts';
import { labels } from './inventory/labels/label.ts';
import { scan } from './inventory/scan.ts';
import { stock, units, workOrders } from './inventory/unit-endpoints.ts';
import { changesIn } from './kernel/api/declared-changes.ts';
import './kernel/fields/field-error.ts';
import { helpers } from './moves/helpers/helper-endpoints.ts';
import { moves } from './moves/move-endpoints.ts';
import { customFields } from './organizations/custom-field.ts';
import { organizations } from './organizations/endpoints.ts';
import { properties } from './properties/property.ts';
import { availability } from './stagings/availability.ts';
import { feeds } from './stagings/feeds.ts';
import { stagings } from './stagings/staging-endpoints.ts';
import { bumpActions, nightlyActions } from './stagings/states.ts';
import { storage } from './storage/storage-location.ts';
import { invitations, members, roles } from './team/endpoints.ts';
import { views } from './team/saved-view.ts';
import { vendors } from './vendors/vendor.ts';

const parts = {
  pictures,
  organizations,
  customFields,
  auth,
  account,
  members,
  invitations,
  roles,
  views,
  clients,
  properties,
  stagings,
  moves,
  helpers,
  feeds,
  availability,
  vendors,
  storage,
  categories,
  items,
  imports,
  units,
  stock,
  workOrders,
  labels,
  scan,
  deviceEvents,
  dashboard,
};

/** What the log of an organization can tell: of one's own account another one does. */
const loggedActions = [
  ...changesIn(parts).map(({ action }) => action),
  importFailed,
  ...nightlyActions,
  ...bumpActions,
].filter((action): action is Exclude<typeof action, `account.${string}`> => !action.startsWith('account.'));

/** Every call the product makes, by slice. Server and web read this same value. */
export const contract = { audit: auditOf(loggedActions), ...parts };
export type Contract = typeof contract;
