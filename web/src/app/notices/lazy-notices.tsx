import { lazy, Suspense } from 'react';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/**
 * The page itself comes first, unless there is something to be told at once. What is looked at meanwhile is kept on the device
 * from then on, and the app with it: whoever goes downstairs does not wait for that.
 */
const afterMs = 1800;

/** Where it cannot be loaded there is neither a worker nor a network, and the page says so itself. */
const FrameNotices = lazy(async () => {
  if (navigator.onLine) await new Promise((over) => setTimeout(over, afterMs));
  const loaded = await Promise.all([import('./frame-notices.tsx'), loadWords('app/notices')]).catch(
    () => undefined,
  );
  return { default: loaded?.[0].FrameNotices ?? (() => null) };
});

export const LazyNotices = () => (
  <Suspense>
    <FrameNotices />
  </Suspense>
);
