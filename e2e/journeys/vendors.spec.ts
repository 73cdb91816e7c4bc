import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of (409|422)/ });

test('a warehouse lead adds a vendor with contacts, corrects it, and removes it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/vendors' });
  const opener = page.getByRole('button', { name: 'Add a vendor' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Add a vendor' });

  await test.step('wrong answers land on their fields, the first of them has the focus', async () => {
    await drawer.getByLabel('Name').fill('Night Market');
    await drawer.getByLabel('Website').fill('night market');
    await drawer.getByRole('button', { name: 'Add a contact' }).click();
    const contact = drawer.getByRole('group', { name: 'Contact 1' });
    await expect(contact.getByLabel('Name')).toBeFocused();
    await contact.getByLabel('E-mail').fill('not an address');
    await drawer.getByRole('button', { name: 'Add vendor' }).click();
    await expect(drawer.getByLabel('Website')).toBeFocused();
    await expect(drawer.getByLabel('Website')).toHaveAccessibleDescription(/not the address of a web page/);
    await expect(contact.getByLabel('Name')).toHaveAccessibleDescription('This is required.');
    await expect(contact.getByLabel('E-mail')).toHaveAccessibleDescription('This is not an e-mail address.');
    await drawer.getByLabel('Website').fill('https://night-market.example/');
    await contact.getByLabel('Name').fill('Mina Park');
    await contact.getByLabel('E-mail').fill('mina@night-market.example');
  });

  await test.step('a second contact comes and goes', async () => {
    await drawer.getByRole('button', { name: 'Add a contact' }).click();
    await drawer.getByRole('group', { name: 'Contact 2' }).getByLabel('Name').fill('Nobody');
    await drawer.getByRole('button', { name: 'Remove contact 2' }).click();
    await expect(drawer.getByRole('group', { name: 'Contact 2' })).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Add a contact' })).toBeFocused();
    await expect(drawer.getByRole('group', { name: 'Contact 1' }).getByLabel('Name')).toHaveValue(
      'Mina Park',
    );
  });

  await test.step('added: the list shows it, the focus is back', async () => {
    await drawer.getByLabel('Kind').selectOption({ label: 'Second-hand' });
    await drawer.getByRole('button', { name: 'Add vendor' }).click();
    await expect(toast(page, /Night Market.* is added/)).toBeVisible();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('row', { name: /Night Market/ })).toContainText('Second-hand');
  });

  await test.step('found by the people there, and by kind', async () => {
    await page.getByRole('searchbox').fill('mina');
    await expect(page.getByRole('row', { name: /Fjord Works/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Night Market/ })).toBeVisible();
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByRole('button', { name: 'Kind', exact: true }).first().click();
    await page.getByRole('menuitemradio', { name: 'Second-hand' }).click();
    await expect(page).toHaveURL(/kind=second_hand/);
    await expect(page.getByRole('row', { name: /Fjord Works/ })).toHaveCount(0);
  });

  await test.step('corrected on its own page', async () => {
    await page.getByRole('link', { name: 'Night Market' }).click();
    await expect(page).toHaveTitle(/^Night Market \|/);
    await expect(page.getByRole('link', { name: 'night-market.example', exact: true })).toHaveAttribute(
      'href',
      'https://night-market.example/',
    );
    await expect(page.getByRole('link', { name: 'mina@night-market.example' })).toHaveAttribute(
      'href',
      'mailto:mina@night-market.example',
    );
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit vendor' });
    await edit.getByLabel('Terms').fill('Cash only');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, /Night Market.* is saved/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Cash only');
  });

  await test.step('and removed: the list is shown again, filtered no more', async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page
      .getByRole('dialog', { name: 'Remove Night Market?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(page).toHaveURL(/\/vendors$/);
    await expect(toast(page, /Night Market.* is removed/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Fjord Works/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Night Market/ })).toHaveCount(0);
  });
});

test('a vendor of whom items are kept stays, and the reason is told; spend is shown to whoever may see costs', async ({
  page,
  newPage,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/vendors' });
  await page.getByRole('button', { name: 'Actions for \u2068Fjord Works\u2069' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Fjord Works?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByRole('alert')).toContainText(/\d+ items were bought there/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Fjord Works' }).click();
  await expect(page.getByText('spent here')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Bought here' }).getByText('Arden 72in Dining Table'),
  ).toBeVisible();

  const theirs = await newPage();
  await signIn(theirs, 'viewer', { to: new URL(page.url()).pathname });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Fjord Works' })).toBeVisible();
  await expect(theirs.getByText('spent here')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);
