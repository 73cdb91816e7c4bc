import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { press, type Screen } from './screen.ts';

const words = 'inventory/import';
const path = '/inventory/add/bulkUpload';

/** Letters that could be two things, a fact of its own, a column that says nothing; one row of two is wrong. */
const sheet = Buffer.from(
  'Name,SKU,Category,Width (in),Qty,Photo,Finish,Notes\nAda\x92s sofa,IMP-1,Sofas,84,0,,oiled,\nBench,IMP-2,Benches,wide,0,,waxed,\n',
  'latin1',
);

const sends = async (page: Page, t: Translate) => {
  await page
    .getByLabel(t(`${words}:choose.drop`))
    .setInputFiles({ name: 'Warehouse stock.csv', mimeType: 'text/csv', buffer: sheet });
  await expect(page.getByRole('heading', { name: t(`${words}:steps.mapping`) })).toBeVisible();
};

const checks = async (page: Page, t: Translate) => {
  await sends(page, t);
  await page.getByLabel(t(`${words}:reading.letters`), { exact: true }).selectOption('windows-1252');
  await expect(page.getByText(t(`${words}:reading.unsure`))).toBeHidden();
  await press(page, t(`${words}:check`));
  await expect(page.getByRole('heading', { name: t(`${words}:steps.checked`) })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
};

/** A sheet on its way in: chosen, understood, tried. */
export const importScreens: readonly Screen[] = [
  { name: 'import, a file', who: 'owner', path },
  { name: 'import, columns', who: 'owner', path, afterwards: sends },
  { name: 'import, result', who: 'owner', path, afterwards: checks },
];
