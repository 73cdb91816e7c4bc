import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/** What can be said of a piece, with its words: loaded when somebody wants to say it. */
export const LazySayDialog = lazyRouteComponent(async () => {
  const [{ SayDialog }] = await Promise.all([
    import('../item/say/say-dialog.tsx'),
    loadWords('inventory/item'),
  ]);
  return { default: SayDialog };
});
