import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** Without one there, Playwright looks for its own. */
const browserOnPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => join(folder, name)),
    )
    .find((path) => existsSync(path));

export const openBrowser = () => {
  const executablePath = process.env['ARCHWAY_CHROME'] ?? browserOnPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
};

/** Signs in as the demo's owner, who is a member of the organization that was made large. */
export const enterLargest = async (page: Page, url: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel(/^e-?mail/i).fill('owner@larkspur.test');
  await page.getByLabel('Password', { exact: true }).fill('show-me-the-arch');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /switch organization/ }).click();
  await page.getByRole('menuitemradio', { name: /Large Warehouse 1/ }).click();
  await page.getByRole('button', { name: /Large Warehouse 1: switch organization/ }).waitFor();
};
