import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';
import type { World } from '../screens/screen.ts';

/** Every list that is searched and sorted, and where it is. */
const lists: Record<string, string | ((world: World) => string)> = {
  items: '/inventory',
  'items of a category': ({ categoryItems }) => categoryItems,
  vendors: '/vendors',
  members: '/organization/members',
  invitations: '/organization/members?list=invitations',
  labels: '/labels',
  'audit log': '/organization/audit',
  // Of few pieces nobody looks for one, unless the address does.
  'pieces of an item': ({ item }) => `${item}?searchQuery=U`,
  'pieces in a location': ({ bay }) => bay,
};

for (const [name, at] of Object.entries(lists))
  test(`${name}: a sort that follows a search at once loses neither`, async ({
    page,
    server,
    signIn,
    world,
  }) => {
    if (name === 'invitations') await inviteSomebody(server.url);
    await signIn(page, 'owner', { to: typeof at === 'string' ? at : at(world) });
    const heading = page
      .getByRole('columnheader')
      .filter({ has: page.getByRole('button') })
      .last();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    // Codes are made at random: what is looked for is the end of one that is there.
    const code = page
      .getByRole('rowgroup')
      .last()
      .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const wanted = name === 'labels' ? (await code.first().innerText()).slice(-3) : 'a';
    // In one go, as fast as a hand on the keyboard and one on the mouse can be.
    await page.evaluate((text) => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      const buttons = document.querySelectorAll<HTMLButtonElement>('main th button');
      const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setText?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      [...buttons].at(-1)?.click();
    }, wanted);
    await expect(page).toHaveURL(new RegExp(`[?&]searchQuery=${wanted}`));
    await expect(page).toHaveURL(/[?&](sortBy|orderBy)=/);
    await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/);
  });

test('letters that are typed while an earlier search is answered stay in the field', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/vendors' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('a');
  await expect(page).toHaveURL(/searchQuery=a$/);
  await page.evaluate(() => {
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (text: string) => {
      setText?.call(search, text);
      search?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('ab');
    // As soon as the address follows, the next letter is there already.
    const { replaceState } = history;
    history.replaceState = function (...given) {
      if (String(given[2]).includes('searchQuery=ab')) type('abc');
      return replaceState.apply(this, given);
    };
  });
  await expect(page).toHaveURL(/searchQuery=abc$/);
  await expect(field).toHaveValue('abc');
});

const inviteSomebody = async (url: string) => {
  const { accessToken: token } = await signInByApi(url, emailOf('owner'));
  const body = { email: 'list-state@example.test', role: 'crew' };
  await mustCall(url, 'POST /invitations', { token, body });
};
