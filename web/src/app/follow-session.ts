import { toSearch } from '../platform/navigation/safe-to.ts';
import { followTabs } from '../platform/session/follow-tabs.ts';
import { onLogout } from '../platform/session/logout.ts';
import type { makeRouter } from './router.ts';

/** Leads to /login after a logout, keeping the wanted path unless the person asked to leave; guards again after a switch. */
export const followSession = (router: ReturnType<typeof makeRouter>) => {
  onLogout((reason) => {
    const search = reason === 'requested' ? {} : toSearch(router.latestLocation.href);
    void router.navigate({ to: '/login', search, replace: reason !== 'requested' });
  });
  followTabs(() => void router.invalidate());
};
