import { expect, test } from '../fixtures.ts';

const token = 'k7Qw2v9Zr4Xn8Lm1Tb6Yc3Hd5Jf0Gs-PaEuRiWoVxMq';

test.use({ expectedErrors: /status of 410/ });

test('the token of a link goes to the call that uses it and nowhere else, not in a Referer either', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', async (request) => {
    const { referer = '', ...headers } = await request.allHeaders();
    expect(referer, request.url()).toBe('');
    const sent = [request.url(), request.postData() ?? '', ...Object.values(headers)];
    if (sent.some((text) => text.includes(token)))
      told.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(`/reset/${token}`);
  await page.getByLabel('New password').fill('harbour-violet-stairwell');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await page.goto(`/activate/${token}`);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([
    `GET /reset/${token}`,
    `POST /api/reset-password/${token}`,
    `GET /activate/${token}`,
    `POST /api/auth/activate/${token}`,
  ]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain(
    token,
  );
});
