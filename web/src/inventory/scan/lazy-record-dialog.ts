import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../platform/i18n/start-i18n.ts';

/** What can be said of a piece, with its words: loaded when somebody wants to say it. */
export const LazyRecordDialog = lazyRouteComponent(async () => {
  const [{ RecordDialog }] = await Promise.all([
    import('../item/record/record-dialog.tsx'),
    loadWords('inventory/item'),
  ]);
  return { default: RecordDialog };
});
