import { mustCall, newcomer, signInByApi, signUpByApi } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { keysHeard } from '../keys-heard.ts';
import { speak } from '../screens/speak.ts';
import { makeStagings } from './many-stagings.ts';

/** Somebody with a company of their own and some jobs, one for each status on the path of a job. */
const company = async (url: string, name: string) => {
  const who = { email: `${name}@overview.test`, password: newcomer.password };
  const { accessToken } = await signUpByApi(url, { email: who.email });
  await makeStagings(url, accessToken, 9);
  return who;
};

test('an owner looks at the stagings in every view; the one that is open stays after a reload and is saved', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(page, await company(server.url, 'views'), { to: '/stagings' });
  await expect(page.getByRole('row', { name: /101 Oak Lane/ })).toBeVisible();
  const show = (view: string) => page.getByTitle(view, { exact: true }).click();

  await show('Calendar');
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();

  await show('Map');
  await expect(page.getByRole('heading', { name: '2 stagings without a map position' })).toBeVisible();

  await show('Timeline');
  await page.getByText('Months', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Timeline of stagings' })).toContainText('101 Oak Lane');
  await page.getByRole('button', { name: 'Phase' }).click();
  await page.getByRole('menuitemradio', { name: 'On site' }).click();
  await expect(page.getByRole('region', { name: 'Timeline of stagings' })).not.toContainText('101 Oak Lane');

  await page.getByRole('button', { name: /All stagings/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Who is out');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Who is out/ })).toBeVisible();
  await page.goto('/stagings');
  await page.getByRole('button', { name: /All stagings/ }).click();
  await page.getByRole('menuitemradio', { name: 'Who is out' }).click();
  await expect(page.getByRole('region', { name: 'Timeline of stagings' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Phase: .*On site/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a card goes on by the keyboard or its menu, after what that does to its pieces was told', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(page, await company(server.url, 'board'), { to: '/stagings?viewMode=board' });
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await page.getByRole('button', { name: /^Drag .*101 Oak Lane/ }).focus();
  await page.keyboard.press('Space');
  await expect(column('Confirmed').getByText('Drop here')).toBeVisible();
  await expect(column('Live').getByText('Not possible from here')).toBeVisible();
  await keysHeard(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('101 Oak Lane');
  await expect(dialog).toContainText('It has no pieces yet. What you add is held firmly from');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/101 Oak Lane.*: Confirmed/)).toBeVisible();
  await expect(column('Confirmed').getByRole('link', { name: '101 Oak Lane' })).toBeVisible();

  // Nothing changes for the pieces: at once.
  await page.getByRole('button', { name: /^Move .*101 Oak Lane/ }).click();
  await page.getByRole('menuitem', { name: 'Designing' }).click();
  await expect(page.getByText(/Moved .*101 Oak Lane.* to Designing/)).toBeVisible();

  await page.getByRole('button', { name: /^Move .*102 Cedar Court/ }).click();
  await page.getByRole('menuitem', { name: 'Canceled' }).click();
  await expect(dialog).toContainText('You can’t undo this.');
  await dialog.getByRole('button', { name: 'Cancel staging' }).click();
  await expect(column('Confirmed').getByRole('link', { name: '102 Cedar Court' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand Canceled' }).click();
  await expect(column('Canceled').getByRole('link', { name: '102 Cedar Court' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a card is not offered to be ready before its design is approved', async ({ page, server, signIn }) => {
  test.slow();
  const who = await company(server.url, 'refused');
  const { accessToken: token } = await signInByApi(server.url, who.email, who.password);
  await signIn(page, who, { to: '/stagings?viewMode=board&status=confirmed' });
  const { rows } = await mustCall(server.url, 'GET /stagings?status=confirmed', { token });
  const [{ name }] = rows as [{ name: string }]; // as the contract says
  await page.getByRole('button', { name: new RegExp(`^Move .*${name}`) }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Designing', 'Canceled']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a month is told day by day, and nothing is wider than the screen', async ({
    page,
    server,
    signIn,
  }) => {
    test.slow();
    await signIn(page, await company(server.url, 'phone'), { to: '/stagings?viewMode=calendar' });
    await expect(page.getByText('stagings on site')).toBeVisible();
    for (const view of ['list', 'board', 'timeline', 'map']) {
      await page.goto(`/stagings?viewMode=${view}`);
      await expect(page.getByRole('radio', { name: 'Board' })).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
});

test('the search finds stagings, clients and properties by what people remember', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(page, await company(server.url, 'search'), { to: '/dashboard' });
  await expect(page.getByRole('link', { name: /live staging/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('rosa');
  await expect(page.getByRole('option', { name: /Rosa Lindqvist Homes/ }).first()).toBeVisible();
  await field.fill('101 oak');
  await expect(page.getByRole('group', { name: 'Properties' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Stagings' })
    .getByRole('option', { name: /101 Oak Lane/ })
    .click();
  await expect(page).toHaveURL(/\/stagings\/[0-9a-f-]+\/details$/);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/stagings$/);
});

test('in Arabic the board is read from the right, and the keys follow', async ({ page, server, signIn }) => {
  test.slow();
  await signIn(page, await company(server.url, 'arabic'), { to: '/stagings?viewMode=board' });
  await speak(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: /^اسحب .*101 Oak Lane/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('أفلت هنا').first()).toBeVisible();
  await keysHeard(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toContainText('101 Oak Lane');
  await page.getByRole('dialog').getByRole('button', { name: 'تأكيد' }).click();
  await expect(page.getByText(/101 Oak Lane.*: مؤكد/)).toBeVisible();
});
