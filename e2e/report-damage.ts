import { expect, type Page } from '@playwright/test';
import { sidewaysPhoto } from './sideways-photo.ts';

/** Reports the piece that is shown as damaged, with a photo. */
export const reportDamage = async (page: Page, note = '') => {
  await page.getByRole('button', { name: 'Report damage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report damage' });
  await dialog.getByLabel('What’s wrong?').fill(note);
  await dialog
    .getByLabel('Add photos')
    .setInputFiles({ name: 'leg.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Report damage' }).click();
  await expect(dialog).toHaveCount(0);
};
