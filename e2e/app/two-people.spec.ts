import type { Locator } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { emailOf } from '../people.ts';

test.use({ expectedErrors: /status of (409|422)/ });

type Meanwhile = { field: string; changed: string; by?: string; told?: string; keep?: string };

/** Of what the same person changed elsewhere. */
const byOneself = { by: '', told: 'You changed this in another tab', keep: 'Keep what’s here' } as const;

/** Saves, is told who changed what and when, keeps one's own on top of it, and saves again. */
const keepMine = async (drawer: Locator, meanwhile: Meanwhile) => {
  const { field, changed, by = 'Theo Brandt', keep = 'Keep mine' } = meanwhile;
  const { told = 'Someone else changed this while' } = meanwhile;
  const mine = await drawer.getByLabel(field).inputValue();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  const alert = drawer.getByRole('alert').filter({ hasText: told });
  await expect(alert).toContainText(`changed: ${changed}`);
  await expect(alert).toContainText(by);
  await expect(alert.getByRole('time')).toBeVisible();
  await alert.getByRole('button', { name: keep }).click();
  await expect(drawer.getByLabel(field)).toHaveValue(mine);
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toHaveCount(0);
};

test('two people edit the same location: the second is told who, when and what, and loses nothing', async ({
  page,
  signIn,
  server,
}) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const body = { name: 'Two Hands bin', kind: 'bin' };
  const { id } = await mustCall(server.url, 'POST /storage-locations', { token, body });
  await signIn(page, 'warehouse', { to: `/storage/${id}` });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit location' });
  await drawer.getByLabel('Capacity (pieces)').fill('12');
  const theirs = { version: 1, notes: 'Behind the stairs.' };
  await mustCall(server.url, `PATCH /storage-locations/${id}`, { token, body: theirs });
  await expect(drawer.getByLabel('Capacity (pieces)')).toHaveValue('12');
  await keepMine(drawer, { field: 'Capacity (pieces)', changed: 'Notes' });
  expect(await mustCall(server.url, `GET /storage-locations/${id}`, { token })).toMatchObject({
    capacity: 12,
    notes: 'Behind the stairs.',
  });
});

test('two people edit the same category, and nothing is lost', async ({ page, signIn, server }) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const { id } = await mustCall(server.url, 'POST /categories', { token, body: { name: 'Two Hands' } });
  await signIn(page, 'warehouse', { to: `/categories/${id}` });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit category' });
  await drawer.getByLabel('Turnaround days').fill('4');
  const theirs = { version: 1, name: 'Four Hands' };
  await mustCall(server.url, `PATCH /categories/${id}`, { token, body: theirs });
  await expect(drawer.getByLabel('Turnaround days')).toHaveValue('4');
  await keepMine(drawer, { field: 'Turnaround days', changed: 'Name' });
  expect(await mustCall(server.url, `GET /categories/${id}`, { token })).toMatchObject({
    name: 'Four Hands',
    bufferDays: 4,
  });
});

test('two people edit the same role, and nothing is lost', async ({ page, signIn, server }) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const rules = [
    { action: 'read', subject: 'Organization' },
    { action: 'read', subject: 'Item' },
  ];
  const { id } = await mustCall(server.url, 'POST /roles', { token, body: { name: 'Two Hands', rules } });
  await signIn(page, 'owner', { to: '/organization/roles' });
  await page.getByRole('button', { name: 'Actions for \u2068Two Hands\u2069' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Two Hands' });
  await drawer.getByLabel('Role name').fill('Three Hands');
  const more = [...rules, { action: 'read', subject: 'Category' }];
  await mustCall(server.url, `PATCH /roles/${id}`, { token, body: { version: 1, rules: more } });
  await expect(drawer.getByLabel('Role name')).toHaveValue('Three Hands');
  await keepMine(drawer, { field: 'Role name', changed: 'Permissions' });
  const { rows } = await mustCall(server.url, 'GET /roles', { token });
  const saved = (rows as { id: string }[]).find((row) => row.id === id); // the contract's
  expect(saved).toMatchObject({ name: 'Three Hands', rules: more });
});

test('a piece is edited in two tabs, and nothing is lost', async ({ page, signIn, makeNewcomer, server }) => {
  const who = await makeNewcomer('two-people-piece');
  const { items, token } = await furnish(server.url, who);
  const { rows } = await mustCall(server.url, `GET /units?itemId=${items[0]?.id}`, { token });
  const [piece] = rows as { id: string; version: number }[]; // the contract's
  await signIn(page, who, { to: `/inventory/${items[0]?.id}?unit=${piece?.id}` });
  const drawer = page.getByRole('dialog', { name: 'Piece U-00001' });
  await drawer.getByLabel('Serial number').fill('S-77');
  const theirs = { version: piece?.version, note: 'Left arm is loose.' };
  await mustCall(server.url, `PATCH /units/${piece?.id}`, { token, body: theirs });
  await expect(drawer.getByLabel('Serial number')).toHaveValue('S-77');
  await keepMine(drawer, { field: 'Serial number', changed: 'Note', ...byOneself });
  expect(await mustCall(server.url, `GET /units/${piece?.id}`, { token })).toMatchObject({
    serial: 'S-77',
    note: 'Left arm is loose.',
  });
});

test('two people edit the same member, and nothing is lost', async ({ page, signIn, server }) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const { rows } = await mustCall(server.url, 'GET /members?searchQuery=crew@', { token });
  const [member] = rows as { id: string; version: number; color: string }[]; // the contract's
  await signIn(page, 'owner', { to: '/organization/members' });
  await page.getByRole('button', { name: 'Actions for Luis Romero' }).click();
  await page.getByRole('menuitem', { name: 'Edit role, title and color' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('Night crew chief');
  const color = member?.color === 'teal' ? 'blue' : 'teal';
  const theirs = { version: member?.version, color };
  await mustCall(server.url, `PATCH /members/${member?.id}`, { token, body: theirs });
  await expect(drawer.getByLabel('Title')).toHaveValue('Night crew chief');
  await keepMine(drawer, { field: 'Title', changed: 'Color' });
  expect(await mustCall(server.url, `GET /members/${member?.id}`, { token })).toMatchObject({
    title: 'Night crew chief',
    color,
  });
});

test('a role is changed in two tabs: the second sees the notice below the title, and only the difference', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('two-people-role');
  const { accessToken: token } = await signInByApi(server.url, who.email, who.password);
  const rule = (subject: string) => ({ action: 'read', subject });
  const rules = [rule('StorageLocation'), rule('Vendor')];
  const made = await mustCall(server.url, 'POST /roles', { token, body: { name: 'Stylist', rules } });
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, who, { to: '/organization/roles' });
  await page.getByRole('button', { name: 'Actions for \u2068Stylist\u2069' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Stylist' });
  await drawer.getByRole('checkbox', { name: 'View: Moves' }).check();
  const theirs = { version: made['version'], rules: [...rules, rule('Item')] };
  await mustCall(server.url, `PATCH /roles/${made['id']}`, { token, body: theirs });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  const alert = drawer.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
  await expect(alert).toContainText('added: Items: View');
  await expect(alert).not.toContainText('Vendors');
  await expect(alert.getByText('You changed this in another tab')).toBeInViewport();
  const title = await drawer.getByRole('heading', { name: 'Stylist' }).boundingBox();
  const top = await alert.evaluate((each) => each.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('two people rename the same saved view, and the second chooses', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('two-people-view');
  const { token } = await furnish(server.url, who);
  const body = { list: 'items', name: 'Sofas', shared: true, state: { search: {}, columns: null } };
  const { id } = await mustCall(server.url, 'POST /views', { token, body });
  await signIn(page, who, { to: `/inventory?view=${id}` });
  await page.getByRole('button', { name: /^View: Sofas/ }).click();
  await page.getByRole('menuitem', { name: 'Rename or share…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename or share view' });
  await dialog.getByLabel('View name').fill('All the sofas');
  await mustCall(server.url, `PATCH /views/${id}`, { token, body: { version: 1, name: 'Couches' } });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'Someone else changed this while' });
  await expect(alert).toContainText('changed: View name');
  await expect(dialog.getByRole('textbox', { name: 'View name' })).toHaveValue('All the sofas');
  await expect(alert.getByRole('radio', { name: 'Mine: All the sofas' })).toBeChecked();
  await expect(alert.getByRole('radio', { name: 'Theirs: Couches' })).toBeVisible();
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toHaveText('Merged. Check and save.');
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^View: All the sofas/ })).toBeVisible();
});

test('an organization that is changed in another tab during its set-up loses nothing', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('two-people-setup');
  const { accessToken: token } = await signInByApi(server.url, who.email, who.password);
  await signIn(page, who, { to: '/setup?step=organization' });
  await page.getByLabel('Name', { exact: true }).fill('Quist Rooms and Rugs');
  const { version } = await mustCall(server.url, 'GET /organization', { token });
  await mustCall(server.url, 'PATCH /organization', { token, body: { version, currency: 'EUR' } });

  await test.step('leaving asks first', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quist Rooms and Rugs');
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page
      .getByRole('dialog', { name: 'Discard changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quist Rooms and Rugs');
  });

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('changed: Currency');
  await page.getByRole('button', { name: 'Keep what’s here' }).click();
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByLabel('Warehouse name')).toBeVisible();
  expect(await mustCall(server.url, 'GET /organization', { token })).toMatchObject({
    name: 'Quist Rooms and Rugs',
    currency: 'EUR',
  });
});

test('one’s own details that were changed on another device are merged, not written over', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('two-devices');
  const { accessToken: token } = await signInByApi(server.url, who.email, who.password);
  await signIn(page, who, { to: '/account/account' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('555 0199');
  const { user } = (await mustCall(server.url, 'GET /me', { token })) as { user: { version: number } };
  const body = { version: user.version, phone: '555 0100', firstName: 'Quilla' };
  await mustCall(server.url, 'PATCH /me', { token, body });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
  await expect(alert.getByRole('radio', { name: 'Here: 555 0199' })).toBeChecked();
  await alert.getByRole('radio', { name: 'In the other tab: 555 0100' }).check();
  await alert.getByRole('button', { name: 'Use these choices' }).click();
  await expect(phone).toHaveValue('555 0100');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Quilla');
});
