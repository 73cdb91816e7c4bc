import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaSignedIn, adasOtherOrganization } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { followTabs } from './follow-tabs.ts';
import { onForget } from './forget.ts';
import { logout, onLogout } from './logout.ts';
import { dropSession, getSession, organizationSwitched, readSession, signedIn } from './session.ts';

const went = vi.fn();
const forgot = vi.fn();
const switched = vi.fn();
const stop: (() => void)[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  dropSession();
  stop.push(onLogout(went), onForget(forgot), followTabs(switched));
  signedIn(adaSignedIn());
});

afterEach(() => {
  for (const each of stop.splice(0)) each();
});

const otherTabStored = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('logging out makes no call and leaves nothing of the user behind', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  localStorage.setItem('inventoryFilters', '{"searchQuery":"sofa"}');
  localStorage.setItem('language', 'ar');
  sessionStorage.setItem('anything', 'of ada');
  logout();
  expect(getSession()).toEqual({ loggedIn: false, user: null });
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
  expect(forgot).toHaveBeenCalledOnce();
  expect(went).toHaveBeenCalledExactlyOnceWith('requested');
  expect(fetched).not.toHaveBeenCalled();
});

test('what has not reached the server stays for its member, however the session ends', () => {
  localStorage.setItem('unsentScans', '{"ada larkspur":[]}');
  logout('expired');
  expect(Object.keys(localStorage)).toEqual(['unsentScans']);
});

test('the preferences of the device stay', () => {
  document.cookie = 'archway-theme=dark; path=/';
  logout();
  expect(document.cookie).toBe('archway-theme=dark');
});

test('a logout in another tab is followed here', () => {
  localStorage.clear();
  otherTabStored('user');
  expect(getSession().loggedIn).toBe(false);
  expect(went).toHaveBeenCalledExactlyOnceWith('elsewhere');
});

test('another tab that clears all storage is a logout too', () => {
  localStorage.clear();
  otherTabStored(null);
  expect(went).toHaveBeenCalledOnce();
});

test('a switch of the organization in another tab is followed here, and the old answers are forgotten', () => {
  const before = getSession();
  organizationSwitched({
    accessToken: makeToken(900),
    activeOrganization: adasOtherOrganization,
    userAbilityRules: [],
  });
  const now = localStorage.getItem('user') ?? '';
  localStorage.setItem('user', JSON.stringify(before.user));
  readSession();
  localStorage.setItem('user', now);
  otherTabStored('user');
  expect(getSession().user?.activeOrganization?.name).toBe('Maison Lumière');
  expect(forgot).toHaveBeenCalledOnce();
  expect(switched).toHaveBeenCalledOnce();
});

test('a refresh in another tab only brings the new token', () => {
  const user = { ...getSession().user, accessToken: makeToken(900, 'fresh') };
  localStorage.setItem('user', JSON.stringify(user));
  otherTabStored('user');
  expect(getSession().user?.accessToken).toBe(user.accessToken);
  expect(switched).not.toHaveBeenCalled();
});

test('a page brought back from the browser cache after a logout is logged out', () => {
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(went).toHaveBeenCalledExactlyOnceWith('elsewhere');
});
