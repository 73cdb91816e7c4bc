import { named } from '../base.ts';
import { forgetMemory } from './forget.ts';
import { logout } from './logout.ts';
import { getSession, readSession } from './session.ts';
import { readStoredUser } from './stored-session.ts';

/** Logging out, switching the organization or signing in as somebody else in one tab is followed in the others. */
export const followTabs = (onSwitch: () => void) => {
  const follow = ({ key }: { key: string | null }) => {
    if (key === null || key === named('user')) catchUp(onSwitch);
  };
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) catchUp(onSwitch);
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', shown);
  };
};

/** A page brought back from the browser's cache may be older than the session: it catches up before it is used. */
const catchUp = (onSwitch: () => void) => {
  const before = getSession().user;
  const now = readStoredUser();
  if (!now) {
    if (before) logout('elsewhere');
    return;
  }
  const sameRights = before?.id === now.id && before.activeOrganization?.id === now.activeOrganization?.id;
  readSession();
  if (sameRights) return;
  forgetMemory();
  onSwitch();
};
