import { lazy } from 'react';

/** The frame around signed-in screens, with everything it needs: asked for once, together with the first such screen. */
export const loadFrame = () => import('./frame.tsx');

export const LazyFrame = lazy(async () => ({ default: (await loadFrame()).Frame }));
