import { useSession } from './session.ts';
import { readAccessToken, readRefreshToken } from './stored-session.ts';
import { isExpired, isReadable } from './token.ts';

/** Somebody is signed in here, or may be again without being asked: the server tells. For screens that strangers see too. */
export const hasLiveSession = () => !isExpired(readAccessToken()) || isReadable(readRefreshToken());

/** The same for screens: follows sign-in and logout. */
export const useLiveSession = () => useSession().loggedIn && hasLiveSession();
