import { Skeleton } from '@mantine/core';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { orNotHere } from '../../platform/navigation/or-not-here.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { useLiveSession } from '../../platform/session/live-session.ts';
import { loadFieldParts } from './field/lazy-parts.ts';

const ScanScreen = lazyRouteComponent(() => import('./scan-screen.tsx').catch(orNotHere), 'ScanScreen');
const FoundScreen = lazyRouteComponent(
  () => import('./found/found-screen.tsx').catch(orNotHere),
  'FoundScreen',
);

/** Brings the half of the page that this visitor sees; with it what keeps scans where there is no network to bring it. */
export const loadScanPage = (member: boolean) => {
  // A device that keeps nothing says so when something is to be kept.
  if (member) {
    openOutbox().catch(() => undefined);
    loadFieldParts();
  }
  return (member ? ScanScreen : FoundScreen).preload?.();
};

/** Whoever works here sees what a label is on; whoever found a piece somewhere learns whose it is. */
export const ScanPage = () => {
  const { id } = useParams({ strict: false });
  const member = useLiveSession();
  return (
    <Suspense fallback={<Skeleton height={320} radius="lg" />}>
      {member ? <ScanScreen code={id} /> : <FoundScreen code={id ?? ''} />}
    </Suspense>
  );
};
