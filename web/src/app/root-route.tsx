import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { type GuardSession, guard } from './guard.ts';
import { AppLayout } from './layout/app-layout.tsx';

export type RouterContext = { readonly session: GuardSession; readonly from: () => string | undefined };

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, matches, context, preload }) =>
    guard({ location, matches, from: context.from(), session: context.session, preload }),
  component: AppLayout,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});
