import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';

test('a designer adds a client, is told of one that is nearly the same, merges the two, and nothing is lost', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'designer', { to: '/clients' });
  const add = async (name: string, email: string) => {
    await page.getByRole('button', { name: 'Add client' }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name').fill(name);
    await drawer.getByLabel('Email').fill(email);
    return drawer;
  };

  const first = await add('June Castillo', 'june@rosewood.test');
  await first.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('row', { name: /June Castillo/ })).toBeVisible();

  const second = await add('June Castilo', 'june@home.test');
  await expect(second.getByRole('status').getByText('similar name')).toBeVisible();
  await second.getByRole('button', { name: 'Add client' }).click();
  await expect(page.getByRole('row', { name: /June Castilo/ })).toBeVisible();

  await page.getByRole('link', { name: 'June Castillo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'June Castillo' })).toBeVisible();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Other client' }).fill('castilo');
  await page.getByRole('option', { name: 'June Castilo' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Has no stagings, properties or contacts: only its own details move here.',
  );
  await dialog.getByRole('button', { name: 'Merge clients' }).click();
  await expect(page.getByText('june@home.test')).toBeVisible();
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await expect(page.getByRole('row', { name: /June Castilo\b/ })).toHaveCount(0);
});

test.describe('a client in use', () => {
  // What belongs to it is counted by the server.
  test.use({ expectedErrors: /status of 409 .*\/api\/clients\// });

  test('is deleted by giving what belongs to it to another one, at once', async ({
    page,
    signIn,
    server,
  }) => {
    const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
    const add = (path: `POST /${string}`, body: Record<string, unknown>) =>
      mustCall(server.url, path, { token, body });
    const gone = await add('POST /clients', { name: 'Wren Realty', kind: 'agent' });
    const kept = await add('POST /clients', { name: 'Wren and Sons', kind: 'agent' });
    const home = await add('POST /properties', {
      address: '7 Wren Street',
      city: 'Portland',
      state: 'OR',
      clientId: gone['id'],
    });

    await signIn(page, 'admin', { to: '/clients?searchQuery=wren' });
    await page.getByRole('button', { name: /^Actions for .*Wren Realty/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete .*Wren Realty/ });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('combobox', { name: 'Move 1 property to' }).fill('sons');
    await page.getByRole('option', { name: 'Wren and Sons' }).click();
    await dialog.getByRole('button', { name: 'Merge clients' }).click();
    await expect(page.getByRole('row', { name: /Wren Realty/ })).toHaveCount(0);
    expect(await mustCall(server.url, `GET /properties/${home['id']}`, { token })).toMatchObject({
      clientId: kept['id'],
    });
  });
});

test('two clients whose notes are too long together are merged once somebody has shortened them', async ({
  page,
  signIn,
  server,
}) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const made = async (name: string, notes: string, contacts: object[] = []) =>
    (await mustCall(server.url, 'POST /clients', { token, body: { name, kind: 'builder', notes, contacts } }))
      .id;
  const kept = await made('Longhand Builders', 'a'.repeat(2500));
  await made('Wordy Builders', 'b'.repeat(2500), [{ name: 'Kim Wordy', role: '', email: '', phone: '' }]);
  await signIn(page, 'designer', { to: `/clients/detail/${kept}` });
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Other client' }).fill('wordy');
  await page.getByRole('option', { name: 'Wordy Builders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Moves here: 1 contact.');
  await dialog.getByRole('button', { name: 'Merge clients' }).click();

  const notes = dialog.getByRole('textbox', { name: 'Notes of both clients' });
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue(/^a{2500}\n\nb{2500}$/);
  await expect(dialog.getByText('Use at most 4000 characters')).toBeVisible();
  await notes.fill('Builds in the north and the south.');
  await dialog.getByRole('button', { name: 'Merge clients' }).click();
  await expect(page.getByText('Builds in the north and the south.')).toBeVisible();
  await expect(page.getByText('Wordy Builders')).toBeVisible();
});
