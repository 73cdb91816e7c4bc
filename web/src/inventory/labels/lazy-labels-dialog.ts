import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/** The dialog that prints labels, with its words: loaded when somebody wants to print. */
export const LazyLabelsDialog = lazyRouteComponent(async () => {
  const [{ LabelsDialog }] = await Promise.all([
    import('./sheet/labels-dialog.tsx'),
    loadWords('inventory/labels'),
  ]);
  return { default: LabelsDialog };
});
