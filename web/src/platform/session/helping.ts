import type { Helping } from '@archway/contract/auth/session';
import { getSession, userChanged, useSession } from './session.ts';
import { readStoredUser } from './stored-session.ts';

/** What somebody without an account helps with; nothing of a member. Also when another tab has just joined. */
export const readHelping = (): Helping | undefined => readStoredUser()?.helping;

export const isHelper = () => getSession().user?.helping !== undefined;
export const useIsHelper = () => useSession().user?.helping !== undefined;

/** The link ended before its day did: the session goes on only for what is still to be sent. */
export const helpEnded = () => {
  const user = readStoredUser();
  if (!user?.helping) return;
  const { accessToken: _access, refreshToken: _refresh, ...data } = user;
  userChanged({ ...data, helping: { ...user.helping, until: new Date().toISOString() } });
};
