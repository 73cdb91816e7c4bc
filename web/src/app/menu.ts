import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import {
  IconArmchair,
  IconBuilding,
  IconBuildingWarehouse,
  IconCategory,
  IconChecklist,
  IconHistory,
  IconHome,
  IconHomePlus,
  IconHomeSearch,
  IconLayoutBoard,
  IconListCheck,
  IconPackage,
  IconPackages,
  IconScan,
  IconSettings,
  IconShieldLock,
  IconTags,
  IconTool,
  IconTruckDelivery,
  IconUser,
  IconUserHeart,
  IconUsers,
} from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type app from './locales/en.json';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
/** Every path of the route table but the catch-all, as the router is registered with them. */
type RoutePath = Exclude<keyof RegisteredRouter['routesByPath'], '/$'>;

export type MenuItem = {
  readonly titleKey: keyof typeof app.menu;
  readonly icon: Icon;
  /** The route it opens; with its tab, where the route has tabs. */
  readonly to?: RoutePath;
  readonly tab?: string;
  readonly action?: Action;
  readonly subject?: Subject;
  /** Highlighted while a route with this `navActiveLink` is shown. */
  readonly activeLink?: string;
  readonly children?: readonly MenuItem[];
  /** Other routes that stand under it: those that have no entry of their own beside it. */
  readonly also?: readonly RoutePath[];
  /** How many wait behind it is shown beside it. */
  readonly count?: 'reviews';
};

/** The whole menu. An entry shows when its screen exists and the member may use it; a group when any child shows. */
// biome-ignore format: one entry, one line
export const menu: readonly MenuItem[] = [
  { titleKey: 'home', icon: IconHome, to: '/dashboard' },
  {
    titleKey: 'inventory',
    icon: IconPackages,
    children: [
      { titleKey: 'items', icon: IconPackage, to: '/inventory', activeLink: 'inventory', action: 'read', subject: 'Item' },
      { titleKey: 'categories', icon: IconCategory, to: '/categories', activeLink: 'categories', action: 'read', subject: 'Category' },
      { titleKey: 'storage', icon: IconBuildingWarehouse, to: '/storage', activeLink: 'storage', action: 'read', subject: 'StorageLocation' },
      { titleKey: 'vendors', icon: IconBuilding, to: '/vendors', activeLink: 'vendors', action: 'read', subject: 'Vendor' },
      { titleKey: 'labels', icon: IconTags, to: '/labels', action: 'read', subject: 'Item' },
      { titleKey: 'workOrders', icon: IconTool, to: '/work-orders', action: 'read', subject: 'Item' },
    ],
  },
  { titleKey: 'scan', icon: IconScan, to: '/scan', activeLink: 'scan', action: 'read', subject: 'Item' },
  { titleKey: 'scans', icon: IconListCheck, to: '/scans', action: 'update', subject: 'Item', count: 'reviews' },
  { titleKey: 'stagings', icon: IconArmchair, to: '/stagings', activeLink: 'stagings', action: 'read', subject: 'Staging' },
  { titleKey: 'moves', icon: IconTruckDelivery, to: '/moves', action: 'read', subject: 'Move' },
  { titleKey: 'tasks', icon: IconChecklist, to: '/tasks', action: 'read', subject: 'Task' },
  { titleKey: 'templates', icon: IconLayoutBoard, to: '/templates', action: 'read', subject: 'Template' },
  { titleKey: 'clients', icon: IconUserHeart, to: '/clients', activeLink: 'clients', action: 'read', subject: 'Client' },
  { titleKey: 'properties', icon: IconHomeSearch, to: '/properties', activeLink: 'properties', action: 'read', subject: 'Staging' },
  { titleKey: 'team', icon: IconUsers, to: '/team', activeLink: 'team', action: 'read', subject: 'Member' },
  { titleKey: 'organization', icon: IconBuilding, to: '/organization/$tab', tab: 'details', activeLink: 'organization-tab', action: 'read', subject: 'Organization' },
  { titleKey: 'settings', icon: IconSettings, to: '/settings' },
];

/** A phone's bottom bar: the few things a crew needs. */
// biome-ignore format: one entry, one line
export const bottomBar: readonly MenuItem[] = [
  { titleKey: 'home', icon: IconHome, to: '/dashboard' },
  { titleKey: 'inventory', icon: IconPackages, to: '/inventory', activeLink: 'inventory', action: 'read', subject: 'Item' },
  { titleKey: 'scan', icon: IconScan, to: '/scan', activeLink: 'scan', also: ['/scans'], action: 'read', subject: 'Item' },
  { titleKey: 'moves', icon: IconTruckDelivery, to: '/moves', action: 'read', subject: 'Move' },
  { titleKey: 'tasks', icon: IconChecklist, to: '/tasks', action: 'read', subject: 'Task' },
];

/** The grid of shortcuts in the navbar. */
// biome-ignore format: one entry, one line
export const shortcuts: readonly MenuItem[] = [
  { titleKey: 'home', icon: IconHome, to: '/dashboard' },
  { titleKey: 'items', icon: IconPackages, to: '/inventory', action: 'read', subject: 'Item' },
  { titleKey: 'stagings', icon: IconArmchair, to: '/stagings', action: 'read', subject: 'Staging' },
  { titleKey: 'createStaging', icon: IconHomePlus, to: '/stagings/create', action: 'create', subject: 'Staging' },
  { titleKey: 'moves', icon: IconTruckDelivery, to: '/moves', action: 'read', subject: 'Move' },
  { titleKey: 'clients', icon: IconUserHeart, to: '/clients', action: 'read', subject: 'Client' },
  { titleKey: 'tasks', icon: IconChecklist, to: '/tasks', action: 'read', subject: 'Task' },
  { titleKey: 'members', icon: IconUsers, to: '/organization/$tab', tab: 'members', action: 'read', subject: 'Member' },
  { titleKey: 'auditLog', icon: IconHistory, to: '/organization/$tab', tab: 'audit', action: 'read', subject: 'AuditEntry' },
  { titleKey: 'security', icon: IconShieldLock, to: '/account/$tab', tab: 'security' },
  { titleKey: 'settings', icon: IconSettings, to: '/settings' },
];

/** Behind the person's initials. */
// biome-ignore format: one entry, one line
export const accountEntries: readonly MenuItem[] = [
  { titleKey: 'profile', icon: IconUser, to: '/account/$tab', tab: 'profile' },
  { titleKey: 'accountSettings', icon: IconSettings, to: '/account/$tab', tab: 'account' },
  { titleKey: 'organization', icon: IconBuilding, to: '/organization/$tab', tab: 'details', action: 'read', subject: 'Organization' },
];
