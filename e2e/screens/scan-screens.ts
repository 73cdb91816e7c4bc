import { expect, type Page } from '@playwright/test';
import { handScanner } from '../hand-scanner.ts';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, nothingLoads, press, type Screen } from './screen.ts';

const bay = '/scan/W1-A-02';
const standsThere = async (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
const printsBlank = async (page: Page, t: Translate) => {
  await press(page, t('inventory/labels:printBlank'));
  await dialogOpen(page);
};
/** Scans into a bay what changes nothing there: something unknown, and the bay's first piece. */
const scansInto = async (page: Page) => {
  const scan = await handScanner(page);
  await scan('NOBODY-HAS-THIS');
  await expect(page.locator('[data-state="unknown"]')).toBeVisible();
};

/** Labels as they are printed, and everything a scanned code can lead to. */
export const scanScreens: readonly Screen[] = [
  { name: 'labels', who: 'warehouse', path: '/labels' },
  { name: 'labels, empty', seenElsewhere: true, who: 'newcomer', path: '/labels' },
  {
    name: 'labels, blank to print',
    seenElsewhere: true,
    who: 'warehouse',
    path: '/labels',
    afterwards: printsBlank,
  },
  {
    name: 'labels, own measures',
    who: 'warehouse',
    path: '/labels',
    afterwards: async (page, t) => {
      await printsBlank(page, t);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('inventory/labels:print.format')).selectOption('custom');
      await dialog.getByLabel(t('inventory/labels:custom.labelWidth')).fill('90');
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'labels of an item',
    who: 'warehouse',
    path: ({ item }) => item,
    afterwards: async (page, t) => {
      await press(page, t('inventory/item:actions.more'));
      await choose(page, t('inventory:printLabels'));
      await dialogOpen(page);
      await nothingLoads(page);
    },
  },
  { name: 'scan', who: 'warehouse', path: '/scan' },
  {
    name: 'scan, no camera',
    seenElsewhere: true,
    who: 'warehouse',
    path: '/scan',
    afterwards: async (page, t) => {
      await press(page, t('inventory/scan:camera.start'));
      await standsThere(page);
    },
  },
  { name: 'scans', who: 'warehouse', path: '/scans' },
  { name: 'scan, a piece', who: 'warehouse', path: ({ pieceLabel }) => pieceLabel },
  {
    name: 'scan, damage of a piece',
    who: 'warehouse',
    path: ({ pieceLabel }) => pieceLabel,
    afterwards: async (page, t) => {
      await press(page, t('inventory/scan:piece.reportDamage'));
      await dialogOpen(page);
    },
  },
  {
    name: 'scan, stock to move',
    who: 'warehouse',
    path: '/scan/SOF-039',
    afterwards: async (page, t) => {
      await press(page, t('inventory/scan:stock.transfer'));
      await dialogOpen(page);
    },
  },
  { name: 'scan, a place', seenElsewhere: true, who: 'warehouse', path: bay },
  { name: 'scan, put away', who: 'warehouse', path: bay, afterwards: scansInto },
  {
    name: 'scan, how many of a bulk item',
    who: 'warehouse',
    path: bay,
    afterwards: async (page, t) => {
      const scan = await handScanner(page);
      // The towels of the demo organization.
      await scan('SOF-039');
      await expect(page.getByLabel(t('inventory/scan:bulk.from'))).toBeVisible();
    },
  },
  { name: 'scan, a place to look at', seenElsewhere: true, who: 'crew', path: bay },
  { name: 'scan, a blank label', who: 'warehouse', path: ({ blankLabel }) => blankLabel },
  {
    name: 'scan, what a blank label is on',
    seenElsewhere: true,
    who: 'warehouse',
    path: ({ blankLabel }) => blankLabel,
    afterwards: async (page, t) => {
      await page.getByRole('searchbox', { name: t('inventory/scan:blank.search.unit') }).fill('harlow');
      await expect(page.getByRole('heading', { name: t('inventory/scan:blank.found') })).toBeVisible();
    },
  },
  {
    name: 'scan, a retired label',
    seenElsewhere: true,
    who: 'warehouse',
    path: ({ retiredLabel }) => retiredLabel,
  },
  { name: 'scan, an unknown code', seenElsewhere: true, who: 'warehouse', path: '/scan/nobody-has-this' },
  { name: 'scan, failed', seenElsewhere: true, who: 'warehouse', path: bay, failing: '**/api/scan/*' },
  { name: 'found', who: 'visitor', path: ({ pieceLabel }) => pieceLabel },
  {
    name: 'found, empty fields',
    who: 'visitor',
    path: ({ pieceLabel }) => pieceLabel,
    afterwards: async (page, t) => {
      await press(page, t('inventory/scan:found.send'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'found, unknown label', who: 'visitor', path: '/scan/7' },
];
