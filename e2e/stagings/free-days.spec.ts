import { mustCall } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';

const day = (number: number) => new Date(Date.now() + number * 86_400_000).toISOString().slice(0, 10);

type Made = { id: string; version: number; rooms: { id: string }[] };

/** A job in the Harlow sofa's catalog, from the tenth day to the fortieth. */
const jobOf = async (url: string, token: string) => {
  const call = async (what: `POST /${string}`, body: Record<string, unknown>) =>
    (await mustCall(url, what, { token, body })) as unknown as Made; // as the contract answers
  const { id: clientId } = await call('POST /clients', { name: 'Ada Moss', kind: 'homeowner' });
  const { id: propertyId } = await call('POST /properties', {
    address: '12 Maple St',
    city: 'Portland',
    state: 'OR',
  });
  const job = await call('POST /stagings', {
    clientId,
    propertyId,
    installOn: day(10),
    endsOn: day(40),
    rooms: [{ name: 'Living room', roomType: 'living' }],
  });
  const promise = (itemId: string, quantity: number) =>
    call(`POST /stagings/${job.id}/lines`, { lines: [{ roomId: job.rooms[0]?.id, itemId, quantity }] });
  const confirm = async () => {
    await call(`POST /stagings/${job.id}/status`, { version: 1, status: 'quoted' });
    await call(`POST /stagings/${job.id}/status`, { version: 2, status: 'confirmed' });
  };
  return { id: job.id, promise, confirm };
};

test('the catalog narrowed to days shows less after a promise, and the item tells who has it', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('free-days');
  const { items, token } = await furnish(server.url, who);
  const [harlow, alder] = items;
  const job = await jobOf(server.url, token);
  await job.promise(harlow!.id, 1);
  await job.promise(alder!.id, 1);
  const days = `/inventory?freeFrom=${day(20)}&freeTo=${day(25)}&viewMode=list`;
  const main = page.getByRole('main');
  const free = (name: string) => main.getByRole('row', { name: new RegExp(name) });

  await test.step('a soft hold stands in nobody’s way', async () => {
    const listens = page
      .context()
      .waitForEvent('response', (answer) => new URL(answer.url()).pathname === '/live');
    await signIn(page, who, { to: days });
    await listens;
    await expect(free('Harlow sofa')).toContainText('2 of 2 free');
    await expect(free('Alder sofa')).toContainText('1 of 1 free');
  });

  await test.step('a firm one does', async () => {
    await job.confirm();
    await expect(free('Alder sofa')).toHaveCount(0);
    await expect(free('Harlow sofa')).toContainText('1 of 2 free');
    await expect(free('Arc lamp')).toContainText('1 of 1 free');
  });

  await test.step('its page says whose it is and until when, and leads there', async () => {
    await free('Harlow sofa').getByRole('link', { name: 'Harlow sofa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harlow sofa' })).toBeVisible();
    const holders = page.getByRole('list', { name: 'Who has it' });
    await expect(holders.getByRole('listitem')).toHaveText([/#1 12 Maple St.*1 piece until/]);
    await expect(page.getByText(/2 of 2 free today; fewest on/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await holders.getByRole('link', { name: '#1 12 Maple St' }).click();
    await expect(page).toHaveURL(new RegExp(`/stagings/${job.id}/details`));
  });
});
