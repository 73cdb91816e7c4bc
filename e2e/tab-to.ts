import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator, most = 40) => {
  await expect(control).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await control.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached with ${most} presses of Tab`).toBeFocused();
};
