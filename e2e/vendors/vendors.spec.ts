import type { Page } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';

test.use({ expectedErrors: /status of (409|422)/ });

test('a warehouse lead adds a vendor with contacts, corrects it, and removes it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/vendors' });
  const opener = page.getByRole('button', { name: 'Add vendor' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Add vendor' });

  await test.step('wrong answers land on their fields, the first of them has the focus', async () => {
    await drawer.getByLabel('Name').fill('Night Market');
    await drawer.getByLabel('Website').fill('night market');
    await drawer.getByRole('button', { name: 'Add contact' }).click();
    const contact = drawer.getByRole('group', { name: 'Contact 1' });
    await expect(contact.getByLabel('Name')).toBeFocused();
    await contact.getByLabel('Email').fill('not an address');
    await drawer.getByRole('button', { name: 'Add vendor' }).click();
    await expect(drawer.getByLabel('Website')).toBeFocused();
    await expect(drawer.getByLabel('Website')).toHaveAccessibleDescription(/Enter a web address/);
    await expect(contact.getByLabel('Name')).toHaveAccessibleDescription('Required');
    await expect(contact.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
    await drawer.getByLabel('Website').fill('https://night-market.example/');
    await contact.getByLabel('Name').fill('Mina Park');
    await contact.getByLabel('Email').fill('mina@night-market.example');
  });

  await test.step('a second contact comes and goes', async () => {
    await drawer.getByRole('button', { name: 'Add contact' }).click();
    await drawer.getByRole('group', { name: 'Contact 2' }).getByLabel('Name').fill('Nobody');
    await drawer.getByRole('button', { name: 'Remove contact 2' }).click();
    await expect(drawer.getByRole('group', { name: 'Contact 2' })).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Add contact' })).toBeFocused();
    await expect(drawer.getByRole('group', { name: 'Contact 1' }).getByLabel('Name')).toHaveValue(
      'Mina Park',
    );
  });

  await test.step('added: the list shows it, the focus is back', async () => {
    await drawer.getByLabel('Type').selectOption({ label: 'Secondhand' });
    await drawer.getByRole('button', { name: 'Add vendor' }).click();
    await expect(toast(page, /Added .*Night Market/)).toBeVisible();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('row', { name: /Night Market/ })).toContainText('Secondhand');
  });

  await test.step('found by the people there, and by kind', async () => {
    await page.getByRole('searchbox').fill('mina');
    await expect(page.getByRole('row', { name: /Fjord Works/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Night Market/ })).toBeVisible();
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByRole('button', { name: 'Type', exact: true }).first().click();
    await page.getByRole('menuitemradio', { name: 'Secondhand' }).click();
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
    await expect(toast(page, /Saved .*Night Market/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Cash only');
  });

  await test.step('and removed: the list is shown again, filtered no more', async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Night Market?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page).toHaveURL(/\/vendors$/);
    await expect(toast(page, /Deleted .*Night Market/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Fjord Works/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Night Market/ })).toHaveCount(0);
  });
});

test('the items of a vendor go to another one when it is deleted; spend is shown to whoever may see costs', async ({
  page,
  newPage,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/vendors' });
  await page.getByRole('button', { name: 'Actions for \u2068Fjord Works\u2069' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Delete Fjord Works?' });
  await confirmation.getByRole('button', { name: 'Move and delete' }).click();
  await expect(confirmation.getByRole('combobox', { name: /Move \d+ items to/ })).toHaveAccessibleDescription(
    'Required',
  );
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Fjord Works' }).click();
  await expect(page.getByText('total spend')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Items' }).getByText('Arden 72in Dining Table'),
  ).toBeVisible();

  const theirs = await newPage();
  await signIn(theirs, 'viewer', { to: new URL(page.url()).pathname });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Fjord Works' })).toBeVisible();
  await expect(theirs.getByText('total spend')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('deleting a vendor moves its items to the one that is chosen', async ({ page, signIn, server }) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const made = async (name: string) =>
    (await mustCall(server.url, 'POST /vendors', { token, body: { name, kind: 'retailer' } })).id;
  const [gone, kept] = [await made('Closing Sale Co'), await made('Taking Over Ltd')];
  const { rows } = await mustCall(server.url, 'GET /categories', { token });
  const [category] = rows as { id: string }[]; // the contract's
  const body = { name: 'Orphaned stool', tracking: 'unit', categoryId: category?.id, vendorId: gone };
  const item = await mustCall(server.url, 'POST /items', { token, body });
  await signIn(page, 'warehouse', { to: `/vendors/detail/${gone}` });
  await page.getByRole('button', { name: 'Actions for \u2068Closing Sale Co\u2069' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Delete Closing Sale Co?' });
  await confirmation.getByRole('combobox', { name: 'Move 1 item to' }).fill('taking');
  await page.getByRole('option', { name: 'Taking Over Ltd' }).click();
  await confirmation.getByRole('button', { name: 'Move and delete' }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(toast(page, /Deleted .*Closing Sale Co/)).toBeVisible();
  expect(await mustCall(server.url, `GET /items/${item['id']}`, { token })).toMatchObject({ vendorId: kept });
});

test('two people edit the same vendor: the second is told who changed what, and loses nothing', async ({
  page,
  signIn,
  server,
}) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const body = { name: 'Two Hands Antiques', kind: 'second_hand' };
  const { id } = await mustCall(server.url, 'POST /vendors', { token, body });
  await signIn(page, 'warehouse', { to: `/vendors/detail/${id}` });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit vendor' });
  await drawer.getByLabel('Terms').fill('Net 30');
  await drawer.getByLabel('Phone').fill('+1 503 555 0100');

  const theirs = { version: 1, phone: '+1 503 555 0199', notes: 'Closed on Mondays.' };
  await mustCall(server.url, `PATCH /vendors/${id}`, { token, body: theirs });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  const alert = drawer.getByRole('alert').filter({ hasText: 'Someone else changed this while' });
  await expect(alert).toContainText('changed: Phone, Notes');
  await expect(alert).toContainText('Theo Brandt');
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(drawer.getByLabel('Notes')).toHaveValue('Closed on Mondays.');
  await expect(drawer.getByLabel('Phone')).toHaveValue('+1 503 555 0100');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, /Saved .*Two Hands/)).toBeVisible();
  expect(await mustCall(server.url, `GET /vendors/${id}`, { token })).toMatchObject({
    phone: '+1 503 555 0100',
    terms: 'Net 30',
    notes: 'Closed on Mondays.',
  });
});

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);
