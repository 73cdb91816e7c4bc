import { expect, type Page } from '@playwright/test';

export const table = (page: Page) => page.getByRole('table', { name: 'Inventory' });
export const names = (page: Page) => table(page).locator('tbody a').allTextContents();
export const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('inventoryFilters') ?? 'null') as unknown);
export const total = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Showing \\S+ of ${number}$`))).toBeVisible();
export const seePictures = (page: Page) => page.getByTitle('Grid').click();
export const chip = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });
