import { lazy } from 'react';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';

/** What to do next is read from everything that was recorded, also on this device: it comes after the plan. */
export const LazyNextStep = lazy(async () => {
  const [{ NextStep }] = await Promise.all([import('./next-step.tsx'), loadWords('moves/crew')]);
  return { default: NextStep };
});
