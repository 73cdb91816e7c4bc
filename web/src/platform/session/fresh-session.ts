import { forgetUser } from './forget.ts';
import { refreshOrLogout, waitsForServer } from './keep-session.ts';
import { refreshSession } from './refresh-session.ts';
import { readAccessToken } from './stored-session.ts';
import { isExpired } from './token.ts';

/**
 * For whatever the browser asks for by itself, with the cookie alone (pictures): resolves when the access token is
 * valid, after a refresh if it had run out. Never rejects: the next try tells.
 */
export const freshSession = async (): Promise<void> => {
  const token = readAccessToken();
  if (isExpired(token)) await refreshOrLogout(token).catch(() => undefined);
};

/** So long a screen that strangers see too waits to find out whether a member is here. */
const patienceMs = 3000;

/**
 * For screens that strangers see too. Whoever the server does not know any more is a stranger from now on, and stays where
 * they are; whom it cannot be asked about goes on as a member. Never rejects.
 */
export const memberOrStranger = async (): Promise<void> => {
  const token = readAccessToken();
  if (!isExpired(token)) return;
  const settled = refreshSession(token).catch((error: unknown) => {
    if (!waitsForServer(error)) forgetUser();
  });
  await Promise.race([settled, new Promise((over) => setTimeout(over, patienceMs))]);
};
