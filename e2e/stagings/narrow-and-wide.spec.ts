import { expect, test } from '../fixtures.ts';
import { confirmed, rugWorld } from './rug-world.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no line of facts begins with a dot, in whichever direction it is read', async ({
    page,
    signIn,
    server,
  }) => {
    const { job } = await rugWorld(server.url, 'A rather long name of');
    const oak = await job('the Oak', [20, 60], [], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
    for (const language of ['en', 'ar']) {
      await page.evaluate((code) => localStorage.setItem('language', code), language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      const number = page.locator('main header bdi', { hasText: /^#\d+$/ });
      await expect(number).toBeVisible();
      // The dot stands before a fact; before the first of each line it is outside of what is drawn.
      const dotsDrawn = await number.evaluate((first) => {
        const facts = first.parentElement?.parentElement;
        const shown = facts?.parentElement?.getBoundingClientRect();
        if (!facts || !shown) return ['no facts'];
        const isRight = getComputedStyle(facts).direction === 'rtl';
        const begin = (box: DOMRect) => (isRight ? -box.right : box.left);
        const rows = Map.groupBy(
          [...facts.children].map((fact) => fact.getBoundingClientRect()),
          ({ top }) => Math.round(top),
        );
        return [...rows.values()]
          .map((row) => Math.min(...row.map(begin)))
          .filter((edge) => edge + 12 > begin(shown))
          .map(String);
      });
      expect(dotsDrawn).toEqual([]);
    }
  });

  test('what comes next is a line each for when and what, and one for where', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job } = await rugWorld(server.url, 'Soon');
    await job('Oak on a very long street with a unit', [2, 60], [await item('rug')], confirmed);
    await signIn(page, 'designer', { to: '/dashboard' });
    const upcoming = page.getByRole('region', { name: 'Next 14 days' }).getByRole('list');
    await expect(upcoming.getByRole('link', { name: /Soon Oak/ })).toBeVisible();
    const starts = await upcoming.evaluate((list) =>
      [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left),
    );
    expect(new Set(starts)).toEqual(new Set([(await upcoming.boundingBox())?.x]));
  });

  test('directions to a home are one tap away', async ({ page, signIn, server }) => {
    const { get, job } = await rugWorld(server.url, 'Drive');
    const { propertyId } = await get(`/stagings/${await job('Oak', [20, 60], [])}`);
    await signIn(page, 'crew', { to: `/properties/detail/${propertyId}` });
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /destination=1%20Drive%20St%2C%20Portland%2C%20OR$/,
    );
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('the board uses the width there is', async ({ page, signIn }) => {
    await signIn(page, 'designer', { to: '/stagings?viewMode=board' });
    const board = page.getByRole('region', { name: 'Stagings by status' });
    await expect(board).toBeVisible();
    expect((await board.boundingBox())?.width).toBeGreaterThan(1700);
  });
});

test('the page of a client and of a property does not repeat them in each row', async ({
  page,
  signIn,
  server,
}) => {
  const { get, job } = await rugWorld(server.url, 'Whose');
  const { clientId, propertyId } = await get(`/stagings/${await job('Oak', [20, 60], [])}`);
  const headers = page.getByRole('table', { name: 'Stagings' }).getByRole('columnheader');
  await signIn(page, 'designer', { to: `/clients/detail/${clientId}` });
  await expect(headers.filter({ hasText: 'Property' })).toBeVisible();
  await expect(headers.filter({ hasText: 'Client' })).toHaveCount(0);
  await page.goto(`/properties/detail/${propertyId}`);
  await expect(headers.filter({ hasText: 'Client' })).toBeVisible();
  await expect(headers.filter({ hasText: 'Property' })).toHaveCount(0);
});
