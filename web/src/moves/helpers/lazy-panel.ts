import { lazy } from 'react';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/** Only who leads a move sees it. */
export const LazyHelpersPanel = lazy(async () => {
  const [{ HelpersPanel }] = await Promise.all([import('./helpers-panel.tsx'), loadWords('moves/helpers')]);
  return { default: HelpersPanel };
});
