import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLiveSession } from '../../platform/session/live-session.ts';
import { DownloadsList } from '../../ui/downloads/downloads-list.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { metaOf } from '../route-meta.ts';
import { LazyFrame } from './load-frame.ts';
import { LoadingBar } from './loading-bar.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { SkipLink } from './skip-link.tsx';

/** What stands around every screen: nothing for blank ones, the frame for the others. */
export const AppLayout = () => {
  const member = useLiveSession();
  const blank = useRouterState({
    select: ({ matches }) => {
      const meta = metaOf(matches);
      // A member's screen that strangers may see too is bare for them.
      return meta.layout === 'blank' || matches.length < 2 || (meta.public === true && !member);
    },
  });
  return (
    <>
      <SkipLink />
      <LoadingBar />
      {blank ? (
        <Outlet />
      ) : (
        <Suspense>
          <LazyFrame>
            <Outlet />
          </LazyFrame>
        </Suspense>
      )}
      <ScrollTopButton />
      <DownloadsList />
      <Toasts />
    </>
  );
};
