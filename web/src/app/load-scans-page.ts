import { loadWords } from '../platform/i18n/start-i18n.ts';

/** The page of what waits on this device, with all its words. */
export const loadScansPage = async () => {
  const [page] = await Promise.all([
    import('../inventory/scans/scans-page.tsx'),
    ...['inventory', 'inventory/scans', 'inventory/scan', 'inventory/pictures'].map(loadWords),
  ]);
  return page.ScansPage;
};
