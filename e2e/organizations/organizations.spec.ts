import { expect, test } from '../fixtures.ts';
import { readStoredUser } from '../tokens.ts';

test.use({ expectedErrors: /status of (409|412|422)/ });

test('somebody founds a second organization from the switcher, goes back and forth, and leaves it', async ({
  page,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('founder');
  await signIn(page, who, { to: '/dashboard', fresh: true });

  await test.step('founded, and acted in at once', async () => {
    await page.getByRole('button', { name: 'Quist & Daughters: switch organization' }).click();
    await page.getByRole('menuitem', { name: 'Create another organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create another organization' });
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Required');
    await dialog.getByLabel('Name').fill('Second Floor');
    await dialog.getByLabel('City').fill('Ghent');
    await dialog.getByLabel('State or region').fill('East Flanders');
    await dialog.getByRole('button', { name: 'Create organization' }).click();
    await expect(page.getByText(/Created .*Second Floor/)).toBeVisible();
    expect((await readStoredUser(page)).activeOrganization.name).toBe('Second Floor');
  });

  await test.step('back and forth', async () => {
    await page.getByRole('button', { name: 'Second Floor: switch organization' }).click();
    await page.getByRole('menuitemradio', { name: /Quist & Daughters/ }).click();
    await expect(page.getByRole('button', { name: 'Quist & Daughters: switch organization' })).toBeVisible();
    await page.goto('/account/profile');
    await page.getByRole('button', { name: 'Switch to Second Floor' }).click();
    await expect(page.getByRole('button', { name: 'Second Floor: switch organization' })).toBeVisible();
  });

  await test.step('the only owner cannot leave, and is told what would help', async () => {
    await page.goto('/account/profile');
    await page.getByRole('button', { name: /^Leave/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Second Floor?' });
    await dialog.getByRole('button', { name: 'Leave organization' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You’re the only owner.');
  });
});

test('an owner changes the organization’s details; of two at once, the second is asked what to keep', async ({
  page,
  newPage,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('editor');
  const other = await newPage();
  await signIn(other, who, { to: '/organization/details', fresh: true });
  await signIn(page, who, { to: '/organization/details', fresh: true });
  await expect(other.getByLabel('City')).toHaveValue('Utrecht');
  // Whoever has begun to write is not overtaken: the others would see the change at once.
  await other.getByLabel('State or region').fill('Overijssel');

  await test.step('saved, and still there after a reload', async () => {
    await page.getByLabel('City').fill('Zwolle');
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved organization details')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Zwolle');
  });

  await test.step('a number takes digits and signs only, counts with the arrows and stays within its limits', async () => {
    const days = page.getByLabel('Turnaround days');
    await days.fill('');
    await days.pressSequentially('+4 days');
    await expect(days).toHaveValue('+4');
    await days.press('ArrowUp');
    await expect(days).toHaveValue('5');
    await days.fill('999');
    await days.blur();
    await expect(days).toHaveValue('60');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('the other one saves on top of it, losing nothing', async () => {
    await other.getByRole('button', { name: 'Save changes' }).click();
    const alert = other.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
    await expect(alert.getByRole('time')).toBeVisible();
    await other.getByRole('button', { name: 'Keep what’s here' }).click();
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Saved organization details')).toBeVisible();
    await expect(other.getByLabel('City')).toHaveValue('Zwolle');
    await expect(other.getByLabel('State or region')).toHaveValue('Overijssel');
  });

  await test.step('leaving with unsaved changes is asked first', async () => {
    await page.getByLabel('City').fill('Nowhere');
    await page.getByRole('link', { name: 'Settings' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Discard changes?' });
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Nowhere');
    await page.getByRole('link', { name: 'Settings' }).click();
    await confirmation.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
