import { toSearch } from '../platform/navigation/safe-to.ts';
import { followTabs } from '../platform/session/follow-tabs.ts';
import { onLogout } from '../platform/session/logout.ts';
import type { makeRouter } from './router.ts';

/** Leads to /login after a logout, keeping the wanted path unless the person asked to leave; guards again after a switch. */
export const followSession = (router: ReturnType<typeof makeRouter>) => {
  onLogout((reason) => {
    // Whoever helped has no account to sign in to.
    if (router.latestLocation.pathname.startsWith('/helping/'))
      return void router.navigate({
        to: '/helping/$tab',
        params: { tab: reason === 'requested' ? 'left' : 'ended' },
        replace: true,
      });
    const search = reason === 'requested' ? {} : toSearch(router.latestLocation.href);
    void router.navigate({ to: '/login', search, replace: reason !== 'requested' });
  });
  followTabs(() => void router.invalidate());
};
