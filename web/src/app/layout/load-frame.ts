import { lazyRouteComponent } from '@tanstack/react-router';

/** The frame around signed-in screens, with everything it needs: asked for once, together with the first such screen. */
export const LazyFrame = lazyRouteComponent(() => import('./frame.tsx'), 'Frame');

export const loadFrame = () => LazyFrame.preload?.();
