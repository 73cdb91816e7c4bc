import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readInventoryFilters } from '../inventory/filter-state.ts';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { memberOrStranger } from '../platform/session/fresh-session.ts';
import { readHelping } from '../platform/session/helping.ts';
import { hasLiveSession } from '../platform/session/live-session.ts';
import { hasStoredUserData } from '../platform/session/stored-session.ts';
import { loadScansPage } from './load-scans-page.ts';
import type { RouteMeta } from './route-meta.ts';
import { type Before, later, onlyTabs, orFirstTab, pointer, screen } from './screen.tsx';
import { stringifySearch } from './search-params.ts';
import { withAlarm } from './with-alarm.tsx';

/** Blank and open to everybody. */
const open = { layout: 'blank', public: true } as const satisfies RouteMeta;

/** Where a visitor wanted to go: kept while they find their way in. */
const wantedPath = (raw: Record<string, unknown>): { to?: string } => raw;

/** The query's own texts under these names. */
const texts =
  <const Name extends string>(...names: Name[]) =>
  (raw: Record<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
    ) as { [Each in Name]?: string }; // built from these names

/** Sign-up names companies and roles as the organization's own screens do. */
const register = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../auth/register/register-page.tsx'),
    loadWords('organizations'),
  ]);
  return page.RegisterPage;
};
const activate = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../auth/links/activate-page.tsx'), loadWords('organizations')]);
  return page.ActivatePage;
};
const setup = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../organizations/setup/setup-page.tsx'),
    loadWords('organizations'),
  ]);
  return page.SetupPage;
};

const organization = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../team/organization-page.tsx'), loadWords('organizations')]);
  await page.loadOrganizationTab();
  return page.OrganizationPage;
};

const account = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../auth/account/account-page.tsx'), loadWords('organizations')]);
  await page.loadAccountTab();
  return page.AccountPage;
};

const importItems = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../inventory/import/import-page.tsx'), loadWords('ui/sheets')]);
  return page.ImportPage;
};

const inventory = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../inventory/list/inventory-page.tsx'), loadWords('inventory')]);
  return page.InventoryPage;
};
/** What a form of an item says is said where it is edited too. */
const itemWords = () => Promise.all(['inventory', 'inventory/pictures', 'inventory/add'].map(loadWords));
const item = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../inventory/item/item-page.tsx'), itemWords()]);
  return page.ItemPage;
};
const addItem = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../inventory/add/add-item-page.tsx'), itemWords()]);
  return page.AddItemPage;
};
const addMany = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/add/many/add-many-page.tsx'),
    loadWords('inventory'),
    loadWords('ui/sheets'),
  ]);
  return page.AddManyPage;
};
const categoryItems = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/list/category-items-page.tsx'),
    loadWords('inventory'),
  ]);
  return page.CategoryItemsPage;
};

const doOnMove = async () => {
  const [onMove] = await Promise.all([import('../moves/crew/scan-on-move.ts'), loadWords('moves/crew')]);
  return onMove.doOnMove;
};

const recallMove = async () => (await import('../moves/crew/known/recall-move.ts')).recallMove;

/** Who finds a piece sees the same address as who works with it: only members need the inventory's words. */
const scan = async (): Promise<ComponentType> => {
  const member = hasLiveSession();
  const [page, { handleScanned }, { alsoRecall }] = await Promise.all([
    import('../inventory/scan/scan-page.tsx'),
    import('../inventory/scan/scanned-things.ts'),
    import('../inventory/scan/known-codes/known-elsewhere.ts'),
  ]);
  await Promise.all([page.loadScanPage(member), member && loadWords('inventory')]);
  // A crew scans here too: what is on their move is recorded on it.
  if (member) {
    handleScanned(doOnMove);
    alsoRecall(recallMove);
  }
  return member ? withAlarm(page.ScanPage) : page.ScanPage;
};
/** The guard lets everybody pass here; whoever can be a member again without being asked is one. */
const asAMemberIfPossible: Before = async ({ cause }) => {
  if (readHelping()) throw redirect({ to: '/helping/$tab', params: { tab: 'pickup' }, replace: true });
  if (cause !== 'preload' && hasLiveSession()) await memberOrStranger();
};
const workOrders = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/orders/orders-page.tsx'),
    ...['inventory', 'inventory/item', 'inventory/pictures'].map(loadWords),
  ]);
  return page.OrdersPage;
};
const labels = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../inventory/labels/labels-page.tsx'), loadWords('inventory')]);
  return page.LabelsPage;
};

/** Coming to the list without saying how to look at it: as it was last looked at, which then stands in the address. */
const asItWasKept: Before = async ({ location, cause }) => {
  if (cause !== 'enter') return;
  const { arrivalSearch } = await import('../inventory/list/items-kind.ts');
  const kept = arrivalSearch(location.search, readInventoryFilters());
  if (kept)
    throw redirect({ href: `/inventory${stringifySearch({ ...location.search, ...kept })}`, replace: true });
};

/** What stands in a place and what was bought somewhere are pieces: those screens speak the inventory's words too. */
const vendor = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/purchases/vendor-page.tsx'),
    loadWords('inventory'),
    loadWords('inventory/list'),
  ]);
  return page.VendorPage;
};
const category = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/categories/category-page.tsx'),
    loadWords('inventory'),
    loadWords('inventory/list'),
  ]);
  return page.CategoryPage;
};
const storageLocation = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../inventory/locations/storage-location-page.tsx'),
    loadWords('inventory'),
  ]);
  return page.StorageLocationPage;
};

/** Where somebody's stagings are told, their words are needed too. */
const client = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../stagings/parties/client-page.tsx'),
    loadWords('properties'),
    loadWords('stagings/list'),
  ]);
  return page.ClientPage;
};
const property = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../stagings/parties/property-page.tsx'),
    loadWords('inventory/pictures'),
    loadWords('stagings/list'),
  ]);
  return page.PropertyPage;
};
const createStaging = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../stagings/create/create-staging-page.tsx'),
    loadWords('clients'),
    loadWords('properties'),
    loadWords('stagings/promises'),
  ]);
  return page.CreateStagingPage;
};
const staging = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../moves/staging/staging-moves-page.tsx'),
    loadWords('audit'),
    loadWords('clients'),
    loadWords('inventory/pictures'),
    loadWords('properties'),
    loadWords('stagings/promises'),
    loadWords('inventory'),
    loadWords('moves'),
  ]);
  return page.StagingMovesPage;
};

/** Days and dates of moves are told as those of stagings. */
const moves = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../moves/list/moves-page.tsx'), loadWords('stagings/list')]);
  return page.MovesPage;
};
const move = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([
    import('../moves/details/move-page.tsx'),
    loadWords('moves'),
    loadWords('inventory'),
  ]);
  return page.MovePage;
};

const help = async (): Promise<ComponentType> => {
  const [page] = await Promise.all([import('../moves/helpers/help-page.tsx'), loadWords('moves/details')]);
  return page.HelpPage;
};
/** What a helper carries works without a network, as what a crew carries does. */
const helping = async (): Promise<ComponentType> => {
  const words = ['moves/details', 'inventory/scans', 'kit', 'ui/fields'];
  const [page] = await Promise.all([import('./pages/helping-page.tsx'), ...words.map(loadWords)]);
  return page.HelpingPage;
};

const landing = async () => (await import('../front/landing-page.tsx')).LandingPage;
const notAuthorized = async () => (await import('./pages/not-authorized-page.tsx')).NotAuthorizedPage;
const notFoundScreen = async () => (await import('./pages/not-found-page.tsx')).NotFoundPage;

/** A member's `/` is the dashboard; the query string goes along. */
const membersToDashboard = ({ location }: { location: { searchStr: string } }) => {
  if (hasStoredUserData()) throw redirect({ href: `/dashboard${location.searchStr}`, replace: true });
};

/**
 * Every route of the specification (section 2), in its order, with its meta. `screen` has its screen, `pointer` leads
 * elsewhere, `later` waits for its screen and shows the not-found page until then (docs/routes-to-come.md).
 */
// biome-ignore format: one route, one line
export const routeTable = [
  screen('/', { ...open, name: 'landing-page', title: 'home' }, 'front', landing, { search: wantedPath, before: membersToDashboard }),
  screen('/dashboard', { title: 'dashboard' }, 'dashboard', async () => (await import('../dashboard/dashboard-page.tsx')).DashboardPage),

  screen('/login', { layout: 'blank', name: 'login', unauthenticatedOnly: true, title: 'login' }, 'auth', async () => (await import('../auth/login-page.tsx')).LoginPage, { search: wantedPath }),
  screen('/register', { ...open, title: 'register' }, 'auth/register', register, { search: texts('to', 'invitation', 'step') }),
  screen('/forgot-password', { ...open, title: 'forgotPassword' }, 'auth/links', async () => (await import('../auth/links/forgot-password-page.tsx')).ForgotPasswordPage),
  screen('/reset/$token', { ...open, unauthenticatedOnly: true, title: 'resetPassword' }, 'auth/links', async () => (await import('../auth/links/reset-page.tsx')).ResetPage),
  screen('/activate/$token', { ...open, title: 'activateAccount' }, 'auth/links', activate, { search: texts('kind') }),
  screen('/get-started', { ...open, title: 'getStarted' }, 'auth/register', async () => (await import('../auth/register/get-started-page.tsx')).GetStartedPage),
  screen('/auth', { ...open, name: 'auth', unauthenticatedOnly: true, title: 'auth' }, 'auth', async () => (await import('../auth/auth-page.tsx')).AuthPage, { search: wantedPath }),
  screen('/help/$token', { ...open, title: 'help' }, 'moves/helpers', help),
  screen('/helping/$tab', { ...open, title: 'helping' }, 'moves/helpers', helping, { before: onlyTabs('pickup', 'dropoff', 'return', 'left', 'ended') }),
  screen('/setup', { layout: 'blank', name: 'setup', title: 'setup' }, 'organizations/setup', setup, { search: texts('step', 'to') }),

  screen('/not-authorized', { ...open, name: 'not-authorized', title: 'notAuthorized' }, 'app', notAuthorized),
  screen('/pages/misc/not-authorized', { ...open, name: 'not-authorized', title: 'notAuthorized' }, 'app', notAuthorized),
  screen('$', { ...open, name: '$error', title: 'pageNotFound' }, 'app', notFoundScreen),
  screen('/pages/misc/not-found/$error', { ...open, title: 'pageNotFound' }, 'app', notFoundScreen),

  later('/front-pages/checkout', { ...open, title: 'checkout' }),
  later('/front-pages/help-center', { ...open, title: 'helpCenter' }),
  later('/front-pages/help-center/article/$title', { ...open, title: 'helpCenter', dynamicTitle: true }),
  screen('/front-pages/landing-page', { ...open, name: 'landing-page', title: 'home' }, 'front', landing, { search: wantedPath }),
  later('/front-pages/payment', { ...open, title: 'payment' }),
  later('/front-pages/pricing', { ...open, title: 'pricing' }),

  screen('/access-control', { title: 'accessControl', action: 'read', subject: 'AclDemo' }, 'app', async () => (await import('./pages/access-control-page.tsx')).AccessControlPage),
  screen('/account/$tab', { title: 'accountSettings', navActiveLink: 'account-tab' }, 'auth/account', account, { before: onlyTabs('profile', 'account', 'security', 'notifications') }),
  pointer('/account-settings', { title: 'accountSettings' }, '/account/account'),
  pointer('/pages/user-profile', { title: 'myProfile' }, '/account/profile'),
  screen('/organization/$tab', { title: 'organizationDetails', navActiveLink: 'organization-tab' }, 'team', organization, { before: onlyTabs('details', 'members', 'roles', 'fields', 'audit') }),
  screen('/settings', { title: 'settings' }, 'app/settings', async () => (await import('./settings/settings-page.tsx')).SettingsPage),

  screen('/inventory', { title: 'inventory' }, 'inventory/list', inventory, { before: asItWasKept }),
  screen('/inventory/$id', { title: 'item', dynamicTitle: true, navActiveLink: 'inventory' }, 'inventory/item', item),
  screen('/inventory/add', { title: 'addItem', navActiveLink: 'inventory' }, 'inventory/add', addItem),
  screen('/inventory/add/addMultiple', { title: 'addItems', navActiveLink: 'inventory' }, 'inventory/add', addMany),
  screen('/inventory/add/bulkUpload', { title: 'bulkUpload', navActiveLink: 'inventory' }, 'inventory/import', importItems),
  screen('/inventory/category/$id', { title: 'itemsOfCategory', dynamicTitle: true, navActiveLink: 'inventory' }, 'inventory/list', categoryItems),
  screen('/categories', { title: 'categories' }, 'inventory/categories', async () => (await import('../inventory/categories/categories-page.tsx')).CategoriesPage),
  screen('/categories/$id', { title: 'category', dynamicTitle: true, navActiveLink: 'categories' }, 'inventory/categories', category),
  screen('/work-orders', { title: 'workOrders' }, 'inventory/orders', workOrders),
  screen('/labels', { title: 'labels' }, 'inventory/labels', labels),
  screen('/clients', { title: 'clients' }, 'clients', async () => (await import('../clients/clients-page.tsx')).ClientsPage),
  screen('/clients/detail/$id', { title: 'client', dynamicTitle: true, navActiveLink: 'clients' }, 'clients', client),
  screen('/vendors', { title: 'vendors' }, 'vendors', async () => (await import('../vendors/vendors-page.tsx')).VendorsPage),
  screen('/vendors/detail/$id', { title: 'vendor', dynamicTitle: true, navActiveLink: 'vendors' }, 'vendors', vendor),
  screen('/storage', { title: 'storageLocations' }, 'storage', async () => (await import('../storage/storage-page.tsx')).StoragePage),
  screen('/storage/$id', { title: 'storageLocation', dynamicTitle: true, navActiveLink: 'storage' }, 'storage', storageLocation),

  screen('/properties', { title: 'properties' }, 'properties', async () => (await import('../properties/properties-page.tsx')).PropertiesPage),
  screen('/properties/detail/$id', { title: 'property', dynamicTitle: true, navActiveLink: 'properties' }, 'properties', property),

  screen('/stagings', { title: 'stagings' }, 'stagings/list', async () => (await import('../stagings/list/stagings-page.tsx')).StagingsPage),
  screen('/stagings/create', { title: 'createStaging', navActiveLink: 'stagings' }, 'stagings/create', createStaging, { search: texts('clientId', 'propertyId', 'copyOf') }),
  pointer('/stagings/$id', { title: 'staging', navActiveLink: 'stagings' }, '/stagings/{id}/details'),
  screen('/stagings/$id/$tab', { title: 'staging', dynamicTitle: true, navActiveLink: 'stagings' }, 'stagings/details', staging, { before: onlyTabs('details', 'designs') }),
  screen('/stagings/$id/move-in/$tab', { title: 'moveIn', dynamicTitle: true, navActiveLink: 'stagings' }, 'moves/details', move, { before: orFirstTab('/stagings/{id}/move-in', 'overview', 'pickup', 'dropoff', 'return') }),
  screen('/stagings/$id/move-out/$tab', { title: 'moveOut', dynamicTitle: true, navActiveLink: 'stagings' }, 'moves/details', move, { before: orFirstTab('/stagings/{id}/move-out', 'overview', 'pickup', 'dropoff') }),
  screen('/moves', { title: 'moves' }, 'moves', moves),
  screen('/scan', { title: 'scan' }, 'inventory/scan', scan),
  screen('/scan/$id', { title: 'scan', public: true, dynamicTitle: true, navActiveLink: 'scan' }, 'inventory/scan', scan, { before: asAMemberIfPossible }),
  screen('/scans', { title: 'scans' }, 'inventory/scans', loadScansPage),
  later('/tasks', { title: 'tasks' }),
  later('/team', { title: 'teamMembers' }),
  later('/team/view/$id', { title: 'teamMember', dynamicTitle: true, navActiveLink: 'team' }),
  later('/templates', { title: 'designTemplates' }),
] as const;
