import { useSession } from './session.ts';
import { readAccessToken, readRefreshToken } from './stored-session.ts';
import { isExpired } from './token.ts';

/** Somebody is signed in here, or can be again without being asked. For screens that strangers see too. */
export const hasLiveSession = () => !isExpired(readAccessToken()) || !isExpired(readRefreshToken());

/** The same for screens: follows sign-in and logout. */
export const useLiveSession = () => useSession().loggedIn && hasLiveSession();
