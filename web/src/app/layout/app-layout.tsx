import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Toasts } from '../../ui/toasts.tsx';
import { metaOf } from '../route-meta.ts';
import { LazyFrame } from './load-frame.ts';
import { LoadingBar } from './loading-bar.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { SkipLink } from './skip-link.tsx';

/** What stands around every screen: nothing for blank ones, the frame for the others. */
export const AppLayout = () => {
  const blank = useRouterState({
    select: ({ matches }) => metaOf(matches).layout === 'blank' || matches.length < 2,
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
      <Toasts />
    </>
  );
};
