import type { UserData } from '@archway/contract/auth/session';
import type { Rule } from '@archway/contract/kernel/access/ability';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';
import { parseObject, readStoredObject, stored } from '../storage/local-storage.ts';
import { accessCookieSeconds, isExpired, lifetimeOf, refreshCookieSeconds, tokenCame } from './token.ts';

/** What local storage keeps under `user`: the tokens beside the profile. */
export type StoredUser = UserData & { accessToken: string; refreshToken: string };

const userKey = 'user';
const userDataKey = 'userData';
const rulesCookie = 'userAbilityRules';
const cookies = ['accessToken', 'refreshToken', 'userData', rulesCookie] as const;

export const readStoredUser = (): StoredUser | null => {
  const user = readStoredObject(userKey);
  return typeof user?.['accessToken'] === 'string' ? (user as StoredUser) : null; // written by writeSession only
};

/** A member in one organization: what they say is said there, and by nobody else. */
export const ownerOf = ({ id, activeOrganization }: Pick<StoredUser, 'id' | 'activeOrganization'>) =>
  `${id} ${activeOrganization?.id}`;

/** Who works here now, also when another tab has just changed it. */
export const readOwner = (): string | undefined => {
  const user = readStoredUser();
  return user ? ownerOf(user) : undefined;
};

/** `/` shows the dashboard when this is true. */
export const hasStoredUserData = () =>
  readStoredObject(userDataKey) !== null || parseObject(readCookie('userData')) !== null;

/** From the stored user, or else from the cookie if it is still valid. */
export const readAccessToken = (): string | undefined => {
  const fromUser = readStoredUser()?.accessToken;
  if (fromUser) return fromUser;
  const fromCookie = readCookie('accessToken');
  return isExpired(fromCookie) ? undefined : fromCookie;
};

export const readRefreshToken = (): string | undefined =>
  readStoredUser()?.refreshToken || readCookie('refreshToken') || undefined;

/** The member's rules. A cookie that cannot be read grants nothing. */
export const readRules = (): Rule[] => {
  try {
    const rules: unknown = JSON.parse(readCookie(rulesCookie) ?? stored.read(rulesCookie) ?? '[]');
    return Array.isArray(rules) ? rules : [];
  } catch {
    return [];
  }
};

export const writeSession = (user: StoredUser, rules: readonly Rule[]) => {
  const { accessToken, refreshToken, ...userData } = user;
  if (accessToken !== readStoredUser()?.accessToken) tokenCame(accessToken);
  stored.write(userKey, JSON.stringify(user));
  stored.write(userDataKey, JSON.stringify(userData));
  const session = lifetimeOf(refreshToken, refreshCookieSeconds);
  writeCookie('accessToken', accessToken, lifetimeOf(accessToken, accessCookieSeconds));
  writeCookie('refreshToken', refreshToken, session);
  writeCookie('userData', JSON.stringify(briefly(userData)), session);
  writeRules(JSON.stringify(rules));
};

export const eraseSession = () => {
  for (const key of [userKey, userDataKey, rulesCookie]) stored.remove(key);
  for (const cookie of cookies) removeCookie(cookie);
};

/** A cookie holds 4 kB: the list of other organizations stays in local storage. */
const briefly = ({ id, email, firstName, lastName, activeOrganization }: UserData) => ({
  id,
  email,
  firstName,
  lastName,
  activeOrganization: activeOrganization && { id: activeOrganization.id, name: activeOrganization.name },
});

/** As long as browsers keep a cookie: one that goes when a clock is set ahead would leave a member without rights. */
const rulesSeconds = 400 * 86_400;

/** Browsers drop a cookie that is too long without a word; a very long custom role is kept in local storage then. */
const writeRules = (rules: string) => {
  writeCookie(rulesCookie, rules, rulesSeconds);
  if (readCookie(rulesCookie) === rules) return stored.remove(rulesCookie);
  removeCookie(rulesCookie);
  stored.write(rulesCookie, rules);
};
