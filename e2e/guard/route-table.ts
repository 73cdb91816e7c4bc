/** How a route of the specification behaves, in its own words. */
export type RouteRow = {
  readonly path: string;
  readonly title: string;
  /** No sign-in needed. */
  readonly public?: true;
  /** Signed-out people only; a signed-in one is sent to `/`. */
  readonly unauthenticatedOnly?: true;
  /** Requires action read on subject AclDemo. */
  readonly permission?: true;
  readonly redirectsTo?: { readonly path: string; readonly title: string };
  /** Its screen comes with later work: the not-found page stands there. */
  readonly toCome?: true;
};

const blankPublic = { public: true } as const;
const toCome = { toCome: true, title: 'Page Not Found' } as const;

/** The table of section 2, in its order; what stands in braces there is filled in with an example. */
// biome-ignore format: one route, one line
export const routeTable: readonly RouteRow[] = [
  { path: '/dashboard', title: 'Dashboard' },
  { path: '/login', title: 'Sign in', unauthenticatedOnly: true },
  { path: '/register', title: 'Create account', ...blankPublic },
  { path: '/forgot-password', title: 'Forgot password', ...blankPublic },
  { path: '/reset/some-token', title: 'Reset password', ...blankPublic, unauthenticatedOnly: true },
  { path: '/activate/some-token', title: 'Activate Account', ...blankPublic },
  { path: '/get-started', title: 'Get started', ...blankPublic },
  { path: '/auth', title: 'Welcome', ...blankPublic, unauthenticatedOnly: true },
  { path: '/help/some-token', title: 'Help with a move', ...blankPublic },
  { path: '/helping/pickup', title: 'Helping with a move', ...blankPublic },
  // Without its step, the wizard would write it into the address a moment later.
  { path: '/setup?step=start', title: 'Set up' },
  { path: '/not-authorized', title: 'Not authorized', ...blankPublic },
  { path: '/pages/misc/not-authorized', title: 'Not authorized', ...blankPublic },
  { path: '/anything/else', title: 'Page Not Found', ...blankPublic },
  { path: '/pages/misc/not-found/404', title: 'Page Not Found', ...blankPublic },
  { path: '/front-pages/checkout', ...toCome, ...blankPublic },
  { path: '/front-pages/help-center', ...toCome, ...blankPublic },
  { path: '/front-pages/help-center/article/labels', ...toCome, ...blankPublic },
  { path: '/front-pages/landing-page', title: 'Home', ...blankPublic },
  { path: '/front-pages/payment', ...toCome, ...blankPublic },
  { path: '/front-pages/pricing', ...toCome, ...blankPublic },
  { path: '/access-control', title: 'Access control', permission: true },
  { path: '/account/profile', title: 'Account Settings' },
  { path: '/account/account', title: 'Account Settings' },
  { path: '/account/security', title: 'Account Settings' },
  { path: '/account/notifications', title: 'Account Settings' },
  { path: '/account-settings', title: 'Account Settings', redirectsTo: { path: '/account/account', title: 'Account Settings' } },
  { path: '/pages/user-profile', title: 'My Profile', redirectsTo: { path: '/account/profile', title: 'Account Settings' } },
  { path: '/organization/details', title: 'Organization Details' },
  { path: '/organization/members', title: 'Organization Details' },
  { path: '/organization/roles', title: 'Organization Details' },
  { path: '/organization/audit', title: 'Organization Details' },
  { path: '/settings', title: 'Settings' },
  { path: '/inventory', title: 'Inventory' },
  { path: '/inventory/7', title: 'Item' },
  { path: '/inventory/add', title: 'Add item' },
  { path: '/inventory/add/addMultiple', title: 'Add items' },
  { path: '/inventory/add/bulkUpload', title: 'Bulk Upload' },
  { path: '/inventory/category/7', title: 'Items in category' },
  { path: '/categories', title: 'Categories' },
  { path: '/categories/7', title: 'Category' },
  { path: '/labels', title: 'Labels' },
  { path: '/clients', title: 'Clients' },
  { path: '/clients/detail/7', title: 'Client' },
  { path: '/work-orders', title: 'Work orders' },
  { path: '/vendors', title: 'Vendors' },
  { path: '/vendors/detail/7', title: 'Vendor' },
  { path: '/storage', title: 'Storage Locations' },
  { path: '/storage/7', title: 'Storage location' },
  { path: '/properties', title: 'Properties' },
  { path: '/properties/detail/7', title: 'Property' },
  { path: '/stagings', title: 'Stagings' },
  { path: '/stagings/create', title: 'Create Staging' },
  { path: '/stagings/7', title: 'Staging', redirectsTo: { path: '/stagings/7/details', title: 'Staging' } },
  { path: '/stagings/7/designs', title: 'Staging' },
  { path: '/stagings/7/photos', ...toCome },
  { path: '/stagings/7/move-in/pickup', title: 'Move-in' },
  { path: '/stagings/7/move-in/photos', title: 'Move-in', redirectsTo: { path: '/stagings/7/move-in/overview', title: 'Move-in' } },
  { path: '/stagings/7/move-out/dropoff', title: 'Move-out' },
  { path: '/stagings/7/move-out/return', title: 'Move-out', redirectsTo: { path: '/stagings/7/move-out/overview', title: 'Move-out' } },
  { path: '/moves', title: 'Moves' },
  { path: '/scan', title: 'Scan' },
  { path: '/scan/7', title: 'Scan', public: true },
  { path: '/tasks', ...toCome },
  { path: '/team', ...toCome },
  { path: '/team/view/7', ...toCome },
  { path: '/templates', ...toCome },
];
