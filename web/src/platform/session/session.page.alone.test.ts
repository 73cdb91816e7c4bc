import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adaSignedIn, adasOtherOrganization } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { can } from './ability.ts';
import { takeJustRegistered } from './just-registered.ts';
import {
  dropSession,
  getSession,
  organizationSwitched,
  readSession,
  signedIn,
  signedUp,
  signInFailed,
  tokensRefreshed,
  userChanged,
} from './session.ts';
import { hasStoredUserData, readAccessToken, readRules, readStoredUser } from './stored-session.ts';

beforeEach(() => dropSession());

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null');

test('nobody is signed in at first', () => expect(getSession()).toEqual({ loggedIn: false, user: null }));

test('signing in stores the user with the tokens, the user data without them, and four cookies', () => {
  const answer = adaSignedIn();
  signedIn(answer);
  expect(getSession().loggedIn).toBe(true);
  expect(storedUser()).toMatchObject({
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    firstName: 'Ada',
  });
  expect(storedUser().activeOrganization.name).toBe('Larkspur Staging');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).not.toHaveProperty('accessToken');
  expect(readCookie('accessToken')).toBe(answer.accessToken);
  expect(readCookie('refreshToken')).toBe(answer.refreshToken);
  expect(JSON.parse(readCookie('userData') ?? '')).toMatchObject({ email: 'ada@larkspur.test' });
  expect(JSON.parse(readCookie('userAbilityRules') ?? '')).toEqual([{ action: 'manage', subject: 'all' }]);
});

test('the cookies have path /, SameSite strict, and live as long as their tokens', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  signedIn(adaSignedIn({ accessToken: makeToken(900), refreshToken: 'unreadable' }));
  const cookie = (name: string) =>
    written.mock.calls.map(([text]) => text).find((text) => text.startsWith(`${name}=`)) ?? '';
  expect(cookie('accessToken')).toMatch(/; path=\/; max-age=(900|8\d\d); samesite=strict$/);
  expect(cookie('refreshToken')).toMatch(/max-age=604800;/);
  written.mockRestore();
});

test('a failed sign-in clears whoever was there', () => {
  signedIn(adaSignedIn());
  signInFailed();
  expect(getSession()).toEqual({ loggedIn: false, user: null });
  expect(storedUser()).toBeNull();
  expect(document.cookie).toBe('');
});

test('signing up signs in and lets the next navigation pass, once', () => {
  const { user, ...rest } = adaSignedIn();
  signedUp({ data: { ...user, ...rest } });
  expect(getSession().loggedIn).toBe(true);
  expect(takeJustRegistered()).toBe(true);
  expect(takeJustRegistered()).toBe(false);
});

test('a session that storage holds is taken up again', () => {
  signedIn(adaSignedIn());
  dropSession();
  readSession();
  expect(getSession().user?.firstName).toBe('Ada');
});

test('switching the organization replaces the access token and the organization, in storage and cookies', () => {
  signedIn(adaSignedIn());
  const accessToken = makeToken(900, 'maison');
  organizationSwitched({
    accessToken,
    activeOrganization: adasOtherOrganization,
    userAbilityRules: [{ action: 'read', subject: 'Item' }],
  });
  expect(storedUser()).toMatchObject({ accessToken, activeOrganization: { name: 'Maison Lumière' } });
  expect(readCookie('accessToken')).toBe(accessToken);
  expect(JSON.parse(readCookie('userData') ?? '').activeOrganization.name).toBe('Maison Lumière');
  expect(readRules()).toEqual([{ action: 'read', subject: 'Item' }]);
});

test('a refresh replaces the tokens and keeps everything else', () => {
  signedIn(adaSignedIn());
  tokensRefreshed({ accessToken: makeToken(900, 'new'), refreshToken: makeToken(604_800, 'next') });
  expect(storedUser()).toMatchObject({ accessToken: makeToken(900, 'new'), firstName: 'Ada' });
  expect(readRules()).toEqual([{ action: 'manage', subject: 'all' }]);
});

describe('what was asked before the organization was switched, and is answered after', () => {
  const before = makeToken(900, 'before', adaSignedIn().user.activeOrganization?.id);
  const after = makeToken(900, 'after', adasOtherOrganization.id);
  const rules = [{ action: 'read', subject: 'Item' }] as const;
  beforeEach(() => {
    signedIn(adaSignedIn({ accessToken: before }));
    organizationSwitched({
      accessToken: after,
      activeOrganization: adasOtherOrganization,
      userAbilityRules: rules,
    });
  });

  test('who one is: changes the person, neither the organization nor the rights there', () => {
    const { user, userAbilityRules } = adaSignedIn();
    userChanged({ ...user, lastName: 'Lovelace' }, userAbilityRules);
    expect(storedUser()).toMatchObject({
      lastName: 'Lovelace',
      activeOrganization: { name: 'Maison Lumière' },
    });
    expect(readRules()).toEqual(rules);
  });

  test('a refresh: does not take anybody back', () => {
    const answer = {
      accessToken: makeToken(900, 'late', adaSignedIn().user.activeOrganization?.id),
      refreshToken: makeToken(604_800, 'next'),
      userAbilityRules: adaSignedIn().userAbilityRules,
    };
    tokensRefreshed(answer, before);
    expect(storedUser()).toMatchObject({ accessToken: after, refreshToken: makeToken(604_800, 'next') });
    expect(readRules()).toEqual(rules);
  });

  test('a refresh that was asked for after it may lead on: somebody was removed there', () => {
    const accessToken = makeToken(900, 'led on', adaSignedIn().user.activeOrganization?.id);
    tokensRefreshed({ accessToken }, after);
    expect(storedUser()).toMatchObject({ accessToken });
  });

  test('who somebody else is, who was signed in here: changes nothing', () => {
    const kept = storedUser();
    userChanged({ ...adaSignedIn().user, id: adasOtherOrganization.id as never, firstName: 'Eve' });
    expect(storedUser()).toEqual(kept);
  });
});

test('the access token comes from the stored user, or else from the cookie while that is valid', () => {
  expect(readAccessToken()).toBeUndefined();
  const fromCookie = makeToken(60, 'cookie');
  writeCookie('accessToken', fromCookie, 60);
  expect(readAccessToken()).toBe(fromCookie);
  writeCookie('accessToken', makeToken(-1), 60);
  expect(readAccessToken()).toBeUndefined();
  localStorage.setItem('user', JSON.stringify({ accessToken: 'expired or not' }));
  expect(readAccessToken()).toBe('expired or not');
});

test('a stored user that cannot be read is nobody', () => {
  for (const text of ['{', 'null', '[]', '"ada"', '{}']) {
    localStorage.setItem('user', text);
    expect(readStoredUser()).toBeNull();
  }
  expect(hasStoredUserData()).toBe(false);
});

test('rules that do not fit into a cookie are kept beside the user', () => {
  const rules = Array.from({ length: 200 }, () => ({ action: 'read', subject: 'StorageLocation' }) as const);
  const refusesLong = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  signedIn({ ...adaSignedIn(), userAbilityRules: rules });
  refusesLong.mockRestore();
  expect(readRules()).toHaveLength(200);
});

test('what a member may do is what the cookie says; a broken cookie allows nothing', () => {
  signedIn({ ...adaSignedIn(), userAbilityRules: [{ action: 'read', subject: 'AclDemo' }] });
  expect([can('read', 'AclDemo'), can('read', 'Item')]).toEqual([true, false]);
  writeCookie('userAbilityRules', '{broken', 60);
  expect(can('read', 'AclDemo')).toBe(false);
});

test('a rule with an empty fields list is an error', () => {
  writeCookie('userAbilityRules', JSON.stringify([{ action: 'read', subject: 'Item', fields: [] }]), 60);
  expect(() => can('read', 'Item')).toThrow();
});
