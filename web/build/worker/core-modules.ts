/**
 * What opens without a network from the first moment on, with whatever it imports: the frame, scanning and putting away, and
 * the pages members go to from there. All other files follow when there is time.
 */
export const coreModules = [
  'src/app/main.tsx',
  'src/app/own-history.ts',
  'src/app/layout/frame.tsx',
  'src/app/layout/screen-failed.tsx',
  'src/app/layout/nav/overlay-nav.tsx',
  'src/app/notices/frame-notices.tsx',
  'src/platform/api/link.ts',
  'src/platform/last-seen/last-seen.ts',
  'src/platform/last-seen/recall.ts',
  'src/platform/outbox/outbox-database.ts',
  'src/platform/outbox/dexie-store.ts',
  'src/dashboard/dashboard-page.tsx',
  'src/inventory/list/inventory-page.tsx',
  'src/inventory/item/item-page.tsx',
  'src/inventory/item/details-tab.tsx',
  'src/inventory/item/history/history-tab.tsx',
  'src/inventory/kept-covers.ts',
  'src/inventory/scan/scan-page.tsx',
  'src/inventory/scan/scan-screen.tsx',
  'src/inventory/scan/camera/code-reader.ts',
  'src/inventory/scan/field/field-record-dialog.tsx',
  'src/inventory/scan/field/field-stock-dialog.tsx',
  'src/inventory/scan/known-codes/codes-database.ts',
  'src/inventory/scans/outbox-pill.tsx',
  'src/inventory/scans/recorded-here.tsx',
  'src/inventory/scans/storage-notice.tsx',
  'src/inventory/scans/scans-page.tsx',
];

/** The words of those, in every language. */
export const coreWords = [
  'app',
  'app/notices',
  'ui',
  'ui/fields',
  'kit',
  'dashboard',
  'inventory',
  'inventory/list',
  'inventory/item',
  'inventory/add',
  'inventory/pictures',
  'inventory/scan',
  'inventory/scans',
];

/** Loaded only where a project key is configured, and of no use without a network. */
export const neverKept = /\/node_modules\/posthog-js\//;
