import { expect, test } from '../fixtures.ts';

const forms = [
  ['a staging', '/stagings/create', null, 'Create staging'],
  ['a property', '/properties', 'Add property', 'Add property'],
] as const;

for (const [what, to, opens, submits] of forms)
  test(`${what} with nothing typed: every field that is wrong has the border that tells it, with the focus or without`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner', { to });
    if (opens) await page.getByRole('button', { name: opens }).first().click();
    const form = opens ? page.getByRole('dialog') : page.getByRole('main');
    await form.getByRole('button', { name: submits }).click();
    const wrong = page.locator('input[aria-invalid=true]');
    await expect(wrong.first()).toBeFocused();
    expect(await wrong.count()).toBeGreaterThan(2);
    const borders = () =>
      wrong.evaluateAll((fields) => fields.map((each) => getComputedStyle(each).borderColor));
    const told = page.getByText('Required', { exact: true }).first();
    const color = await told.evaluate((each) => getComputedStyle(each).color);
    await expect.poll(borders).toEqual((await borders()).map(() => color));
  });
