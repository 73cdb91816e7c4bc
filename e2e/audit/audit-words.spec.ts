import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';

test('the log tells of fields as the screens do: inches, dollars, names with links', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('audit-words');
  const { items, token } = await furnish(server.url, who);
  const id = items[0]?.id;
  const category = await mustCall(server.url, 'POST /categories', { token, body: { name: 'Low tables' } });
  const vendor = await mustCall(server.url, 'POST /vendors', { token, body: { name: 'Night Market' } });
  const change = (version: number, body: Record<string, unknown>) =>
    mustCall(server.url, `PATCH /items/${id}`, { token, body: { version, ...body } });
  const { version } = await mustCall(server.url, `GET /items/${id}`, { token });
  await change(Number(version), { width: 762, monthlyRent: 5_200, packMethod: 'none', tags: ['oak'] });
  await change(Number(version) + 1, {
    width: 851,
    monthlyRent: 5_500,
    packMethod: 'blanket',
    tags: ['oak', 'low'],
    categoryId: category['id'],
    vendorId: vendor['id'],
  });

  await signIn(page, who, { to: '/organization/audit' });
  await page
    .getByRole('button', { name: /^Changed .*Harlow sofa/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'What happened' });
  for (const line of [
    'Width: 30 in → 33.5 in',
    'Monthly rent: $52.00 → $55.00',
    'Tags: oak → oak, low',
    /Packing: .* → Blanket/,
    /Category: .* → Low tables/,
    'Vendor: empty → Night Market',
  ])
    await expect(drawer.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  await drawer.getByRole('link', { name: 'Night Market' }).click();
  await expect(page).toHaveURL(new RegExp(`/vendors/detail/${vendor['id']}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Night Market' })).toBeVisible();
});

test('the log says which permissions a role gained and lost, and its actions are found by typing', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('audit-rights');
  const { token } = await furnish(server.url, who);
  const role = await mustCall(server.url, 'POST /roles', {
    token,
    body: {
      name: 'Stylist',
      rules: [
        { action: 'read', subject: 'Organization' },
        { action: 'read', subject: 'Cost' },
      ],
    },
  });
  await mustCall(server.url, `PATCH /roles/${role['id']}`, {
    token,
    body: {
      version: role['version'],
      rules: [
        { action: 'read', subject: 'Organization' },
        { action: 'read', subject: 'Item' },
        { action: 'update', subject: 'Item' },
      ],
    },
  });

  await signIn(page, who, { to: '/organization/audit' });
  await page.getByRole('button', { name: 'What', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search: What' }).fill('role');
  const actions = page.getByRole('listbox', { name: 'What' });
  await expect(actions.getByRole('group', { name: 'Roles' }).getByRole('option')).toHaveText([
    'Role created',
    'Role changed',
    'Role deleted',
  ]);
  await actions.getByRole('option', { name: 'Role changed' }).click();
  await expect(page.getByRole('button', { name: /^What: .*Role changed/ })).toBeFocused();
  await expect(page).toHaveURL(/action=role\.changed/);
  const row = page.getByRole('row').filter({ hasText: 'Stylist' });
  await expect(row.getByRole('listitem')).toHaveText([
    'Permissions, added: Items (View, Edit)',
    'Permissions, removed: Costs (View)',
  ]);
});
