import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { GuardSession } from './guard.ts';

import { rootRoute } from './root-route.tsx';
import { routeTable } from './routes.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

const routeTree = rootRoute.addChildren([...routeTable]);

/** The router as a value: the app gives it the real session, tests give it one of their own. */
export const makeRouter = (session: GuardSession, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { session, from: (): string | undefined => router.state.resolvedLocation?.pathname },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: lazyRouteComponent(() => import('./layout/screen-failed.tsx'), 'ScreenFailed'),
    // Back restores the scroll; every other navigation starts at the top.
    scrollRestoration: true,
    // The offset of 60 px is html's scroll-padding (theme/global.css).
    defaultHashScrollIntoView: { behavior: calm() ? 'auto' : 'smooth' },
  });
  return router;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
