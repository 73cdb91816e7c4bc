import type { SignedIn, UserData } from '@archway/contract/auth/session';
import type { Rule } from '@archway/contract/kernel/access/ability';
import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import { useSyncExternalStore } from 'react';
import { markJustRegistered } from './just-registered.ts';
import { eraseSession, readRules, readStoredUser, type StoredUser, writeSession } from './stored-session.ts';
import { organizationOf } from './token.ts';

export type SessionState = { readonly loggedIn: boolean; readonly user: StoredUser | null };

let state: SessionState = { loggedIn: false, user: null };
const listeners = new Set<() => void>();

export const getSession = () => state;
export const useSession = () => useSyncExternalStore(subscribeSession, getSession);

/** The signed-in person, for screens that only members see. */
export const useUser = (): StoredUser => {
  const { user } = useSession();
  if (!user) throw new Error('This screen is for signed-in people.');
  return user;
};

/** Takes up what storage holds: at start, and when another tab has changed it. */
export const readSession = () => {
  const user = readStoredUser();
  become({ loggedIn: user !== null, user });
};

export const signedIn = (answer: SignedIn) => {
  const { accessToken, refreshToken, user, userAbilityRules } = answer;
  become({ loggedIn: true, user: { ...user, accessToken, refreshToken } }, userAbilityRules);
};

/** The spec's failed sign-in: nobody is signed in, and nothing of an earlier session stays. */
export const signInFailed = () => {
  eraseSession();
  become({ loggedIn: false, user: null });
};

/** Signing up signs in at once; the next navigation passes the guard unasked. */
export const signedUp = ({ data }: { data: UserData & SignedInTokens }) => {
  const { accessToken, refreshToken, userAbilityRules, ...user } = data;
  markJustRegistered();
  become({ loggedIn: true, user: { ...user, accessToken, refreshToken } }, userAbilityRules);
};

/**
 * `before` is the access token that was stored when the refresh was asked for. If it is another one of another
 * organization by now, somebody has switched meanwhile, and stays there.
 */
export const tokensRefreshed = (
  answer: {
    accessToken: string;
    refreshToken?: string | undefined;
    userAbilityRules?: readonly Rule[] | undefined;
  },
  before?: string,
) => {
  const { accessToken, refreshToken, userAbilityRules } = answer;
  const now = readStoredUser()?.accessToken;
  const isLate =
    before !== undefined &&
    now !== undefined &&
    now !== before &&
    organizationOf(now) !== organizationOf(accessToken);
  change(
    (user) => ({
      ...user,
      ...(isLate ? {} : { accessToken }),
      refreshToken: refreshToken ?? user.refreshToken,
    }),
    isLate ? undefined : userAbilityRules,
  );
};

export const organizationSwitched = (answer: {
  accessToken: string;
  activeOrganization: OrganizationInSession;
  userAbilityRules: readonly Rule[];
}) => {
  const { accessToken, activeOrganization, userAbilityRules } = answer;
  change((user) => ({ ...user, accessToken, activeOrganization }), userAbilityRules);
};

/**
 * The person changed something about themselves, or the server told who they are now. What it says of another
 * organization than the one they act in by now was asked before they switched; of another person, before they signed in.
 */
export const userChanged = (userData: UserData, rules?: readonly Rule[]) => {
  const now = readStoredUser();
  if (now?.id !== userData.id) return;
  const { activeOrganization } = now;
  const isLate =
    (organizationOf(now.accessToken) ?? activeOrganization?.id) !== userData.activeOrganization?.id;
  change(
    (user) => ({ ...user, ...userData, ...(isLate ? { activeOrganization } : {}) }),
    isLate ? undefined : rules,
  );
};

/** The person is in no organization any more. */
export const lastOrganizationLeft = () => change((user) => ({ ...user, activeOrganization: null }), []);

/** Forgets the session in this tab only; `logout` forgets it everywhere. */
export const dropSession = () => become({ loggedIn: false, user: null });

export const subscribeSession = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type SignedInTokens = Pick<SignedIn, 'accessToken' | 'refreshToken' | 'userAbilityRules'>;

const change = (how: (user: StoredUser) => StoredUser, rules: readonly Rule[] | undefined) => {
  const user = readStoredUser();
  if (user) become({ loggedIn: true, user: how(user) }, rules ?? readRules());
};

const become = (next: SessionState, rules?: readonly Rule[]) => {
  if (next.user && rules) writeSession(next.user, rules);
  state = next;
  for (const listener of listeners) listener();
};
