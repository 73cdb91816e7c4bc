import { refreshOrLogout } from './keep-session.ts';
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
