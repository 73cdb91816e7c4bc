import type { EndpointName } from '../session/may.ts';

/**
 * What a member read last is kept on the device for these calls only: lists and pages of the work. Not how to get into a
 * property (lockbox and gate codes), secret links, sessions, the account, people, roles or the log; a scan is found by what
 * the device knows of codes.
 */
export const keptCalls: ReadonlySet<string> = new Set<EndpointName>([
  'organizations.get',
  'customFields.list',
  'views.list',
  'clients.list',
  'clients.get',
  'properties.list',
  'properties.positions',
  'properties.get',
  'stagings.list',
  'stagings.stays',
  'stagings.ofClient',
  'stagings.get',
  'stagings.timeline',
  'stagings.lines',
  'vendors.list',
  'vendors.get',
  'storage.list',
  'storage.get',
  'categories.list',
  'categories.get',
  'items.list',
  'items.choices',
  'items.get',
  'items.availability',
  'items.utilization',
  'units.list',
  'units.get',
  'units.events',
  'stock.balances',
  'workOrders.list',
  'moves.list',
  'moves.get',
  'moves.codes',
  'dashboard.get',
]);

/** Keys of queries begin with the path of their call: `[['items', 'list'], …]`. */
export const isKept = ([path]: readonly unknown[]) => Array.isArray(path) && keptCalls.has(path.join('.'));
