import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';

/** What can be recorded of a piece, with its words. */
export const LazyRecordDialog = lazyRouteComponent(async () => {
  const [{ FieldRecordDialog }] = await Promise.all([
    import('./field-record-dialog.tsx'),
    loadWords('inventory/item'),
  ]);
  return { default: FieldRecordDialog };
});

/** The same of what is only counted. */
export const LazyStockDialog = lazyRouteComponent(async () => {
  const [{ FieldStockDialog }] = await Promise.all([
    import('./field-stock-dialog.tsx'),
    loadWords('inventory/item'),
  ]);
  return { default: FieldStockDialog };
});

const withWords = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  const [loaded] = await Promise.all([loading, loadWords('inventory/scans')]);
  return loaded;
};

export const LazyRecordedHere = lazyRouteComponent(
  () => withWords(import('../../scans/recorded-here.tsx')),
  'RecordedHere',
);
export const LazyStorageNotice = lazyRouteComponent(
  () => withWords(import('../../scans/storage-notice.tsx')),
  'StorageNotice',
);

/** While there is a network to bring them by: they are wanted where there is none. */
export const loadFieldParts = () => {
  for (const part of [LazyRecordDialog, LazyStockDialog, LazyRecordedHere, LazyStorageNotice])
    part.preload?.()?.catch(() => undefined);
};
