import { expect, test } from 'vitest';
import { bottomBar, type MenuItem, menu } from './menu.ts';
import { isActive, visibleMenu } from './menu-rules.ts';

const icon = () => null;
const everything = { can: () => true, exists: () => true };
const titles = (items: readonly MenuItem[]) => items.map(({ titleKey }) => titleKey);
const inventory: MenuItem = {
  titleKey: 'inventory',
  icon,
  children: [
    { titleKey: 'items', icon, to: '/inventory', activeLink: 'inventory', action: 'read', subject: 'Item' },
    { titleKey: 'vendors', icon, to: '/vendors', action: 'read', subject: 'Vendor' },
  ],
};

test('a group shows when any of its children is permitted, with those that are', () => {
  const [group] = visibleMenu([inventory], {
    ...everything,
    can: (_action, subject) => subject === 'Vendor',
  });
  expect(titles(group?.children ?? [])).toEqual(['vendors']);
});

test('a group without a permitted child does not show', () => {
  expect(visibleMenu([inventory], { ...everything, can: () => false })).toEqual([]);
});

test('an entry that declares no permission shows for every member', () => {
  expect(titles(visibleMenu(menu, { ...everything, can: () => false }))).toEqual(['home', 'settings']);
});

test('an entry whose screen comes with later work does not show', () => {
  expect(titles(visibleMenu(menu, { ...everything, exists: (path) => path === '/dashboard' }))).toEqual([
    'home',
  ]);
});

test('on a phone, Scan is marked on the page of scans as well; in the menu that has an entry of its own', () => {
  const active = (items: readonly MenuItem[]) =>
    items.filter((item) => isActive(item, { path: '/scans' })).map(({ titleKey }) => titleKey);
  expect(active(bottomBar)).toEqual(['scan']);
  expect(active(menu)).toEqual(['scans']);
});

test('an entry is active on its own route and on routes that declare it as their active link', () => {
  const items = inventory.children?.[0] as MenuItem;
  expect(isActive(items, { path: '/inventory' })).toBe(true);
  expect(isActive(items, { path: '/inventory/$id', navActiveLink: 'inventory' })).toBe(true);
  expect(isActive(items, { path: '/vendors', navActiveLink: 'vendors' })).toBe(false);
  expect(isActive(inventory, { path: '/inventory/$id', navActiveLink: 'inventory' })).toBe(true);
});
