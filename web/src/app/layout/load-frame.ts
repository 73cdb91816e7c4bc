import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/** The frame around signed-in screens, with everything it needs: asked for once, together with the first such screen. */
export const LazyFrame = lazyRouteComponent(async () => {
  const [{ Frame }] = await Promise.all([import('./frame.tsx'), loadWords('kit'), loadWords('ui/fields')]);
  // What tells of a page that cannot be brought has to be here by then.
  import('./screen-failed.tsx').catch(() => undefined);
  loadWords('app/notices').catch(() => undefined);
  return { Frame };
}, 'Frame');

export const loadFrame = () => LazyFrame.preload?.();
