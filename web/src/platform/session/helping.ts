import type { Helping } from '@archway/contract/auth/session';
import { getSession, useSession } from './session.ts';
import { readStoredUser } from './stored-session.ts';

/** What somebody without an account helps with; nothing of a member. Also when another tab has just joined. */
export const readHelping = (): Helping | undefined => readStoredUser()?.helping;

export const isHelper = () => getSession().user?.helping !== undefined;
export const useIsHelper = () => useSession().user?.helping !== undefined;
