import { expect, test } from 'vitest';
import { followTabs } from '../platform/session/follow-tabs.ts';
import { forgetMemory } from '../platform/session/forget.ts';
import { logout } from '../platform/session/logout.ts';
import { signedIn } from '../platform/session/session.ts';
import { adaSignedIn, adasOtherOrganization } from '../test/ada.ts';
import { makeToken } from '../test/make-token.ts';
import {
  defaultInventoryFilters,
  readInventoryFilters,
  resetInventoryFilters,
  writeInventoryFilters,
} from './filter-state.ts';

test('filters start on page 1 with 25 rows, as a list', () => {
  expect(readInventoryFilters()).toMatchObject({
    page: 1,
    itemsPerPage: 25,
    viewMode: 'list',
    searchQuery: '',
  });
});

test('resetting brings everything back but the way of viewing', () => {
  writeInventoryFilters({
    ...defaultInventoryFilters,
    page: 7,
    searchQuery: 'sofa',
    selectedStatus: 'active',
    viewMode: 'grid',
  });
  resetInventoryFilters();
  expect(readInventoryFilters()).toEqual({ ...defaultInventoryFilters, viewMode: 'grid' });
});

test('switching the organization in this tab resets them as well', () => {
  writeInventoryFilters({ ...defaultInventoryFilters, selectedCategory: 'sofas', viewMode: 'grid' });
  forgetMemory();
  expect(readInventoryFilters()).toEqual({ ...defaultInventoryFilters, viewMode: 'grid' });
});

test('so does a switch that is followed from another tab, and a refreshed token does not', () => {
  const unfollow = followTabs(() => undefined);
  const { user, ...answer } = adaSignedIn();
  signedIn({ ...answer, user });
  const kept = { ...defaultInventoryFilters, searchQuery: 'sofa', viewMode: 'grid' };
  writeInventoryFilters(kept);
  const otherTabStores = (more: object) => {
    localStorage.setItem('user', JSON.stringify({ ...user, ...answer, ...more }));
    dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  };
  otherTabStores({ accessToken: makeToken(900, 'fresh') });
  expect(readInventoryFilters()).toEqual(kept);
  otherTabStores({ activeOrganization: adasOtherOrganization });
  expect(readInventoryFilters()).toEqual({ ...defaultInventoryFilters, viewMode: 'grid' });
  unfollow();
});

test('logging out leaves none', () => {
  writeInventoryFilters({ ...defaultInventoryFilters, searchQuery: 'sofa' });
  logout();
  expect(localStorage.getItem('inventoryFilters')).toBeNull();
});
