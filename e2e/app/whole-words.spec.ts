import { expect, test } from '../fixtures.ts';
import { brokenWords, sidewaysScroll } from '../geometry.ts';
import { nothingLoads } from '../screens/screen.ts';

const widths = [600, 768, 820, 960, 1024];
const lists = [
  '/organization/members',
  '/organization/members?list=invitations',
  '/organization/roles',
  '/organization/audit',
  '/inventory?view=list',
  '/categories',
  '/storage',
  '/vendors',
  '/labels',
  '/dashboard',
];

for (const language of ['en', 'fr', 'ar'] as const)
  test(`no list breaks a word in the middle or makes the page scroll sideways, from 600 to 1024 px: ${language}`, async ({
    page,
    signIn,
    server,
  }) => {
    test.setTimeout(360_000);
    await signIn(page, 'owner', { to: '/dashboard' });
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.context().addCookies([{ name: 'archway-language', value: language, url: server.url }]);
    const found: string[] = [];
    for (const list of lists) {
      await page.goto(list);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await nothingLoads(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = [...(await brokenWords(page)), ...(await sidewaysScroll(page))];
        if (wrong.length > 0) found.push(`${list} at ${width} px: ${wrong.join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });

test('on a phone the words of the dashboard’s numbers begin under each other, however many digits a number has', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'owner', { to: '/dashboard' });
  const words = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /members|invitations|locations/ });
  await expect(words).toHaveCount(3);
  const starts = await words.evaluateAll((tiles) =>
    tiles.map((tile) => tile.querySelector('span:last-of-type')?.getBoundingClientRect().left),
  );
  expect(new Set(starts).size, starts.join(', ')).toBe(1);
});
