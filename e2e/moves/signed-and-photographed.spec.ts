import { axe, expect, test } from '../fixtures.ts';
import { sidewaysPhoto } from '../sideways-photo.ts';
import { moveIn } from './job.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|fetching the script/,
});

test('without a network a room is photographed and somebody signs; both arrive once, with their pictures', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const lead = await makeNewcomer('gets-a-signature');
  const { address, recorded, get, move } = await moveIn(server.url, lead, 1);
  await signIn(page, lead, { to: address('overview') });
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await panel('Signature').getByRole('button', { name: 'Get signature' }).waitFor();
  // The forms are here before the network is gone.
  await panel('Photos').getByRole('button', { name: 'Add photos after' }).click();
  await page.getByRole('dialog', { name: 'Photos after' }).getByLabel('Room').waitFor();
  await page.keyboard.press('Escape');
  await context.setOffline(true);

  await test.step('photos of a room', async () => {
    await panel('Photos').getByRole('button', { name: 'Add photos before' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos before' });
    await dialog.getByLabel('Room').selectOption('Study');
    await dialog.getByRole('button', { name: 'Save photos' }).click();
    await expect(page.getByText('Take or choose a photo first.')).toBeVisible();
    await dialog
      .getByLabel('Add photos')
      .setInputFiles({ name: 'floor.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await dialog.getByLabel('Note').fill('Scratch by the door');
    await dialog.getByRole('button', { name: 'Save photos' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel('Photos').getByText('Scratch by the door')).toBeVisible();
    await expect(panel('Photos').getByText('This device, not sent yet')).toBeVisible();
  });

  await test.step('a signature needs a name, and is drawn with a finger or a mouse', async () => {
    await panel('Signature').getByRole('button', { name: 'Get signature' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signature' });
    await dialog.getByRole('button', { name: 'Save signature' }).click();
    await expect(dialog.getByText('Enter the name of the person signing.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Dana Moss');
    const glass = dialog.getByRole('img', { name: 'Area to sign in' });
    const box = await glass.boundingBox();
    if (!box) throw new Error('There is nothing to sign on.');
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    for (const step of [1, 2, 3, 4])
      await page.mouse.move(box.x + 40 + step * 40, box.y + 60 + (step % 2) * 50);
    await page.mouse.up();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save signature' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel('Signature').getByText('Dana Moss')).toBeVisible();
  });

  await test.step('with a network both arrive, each with its picture', async () => {
    await context.setOffline(false);
    await expect.poll(recorded).toEqual({ photographed: 1, signed: 1 });
    const pictures = async () =>
      ((await get(`moves/${move.id}/events`)) as unknown as { rows: { pictureIds: string[] }[] }).rows.map(
        ({ pictureIds }) => pictureIds.length,
      );
    await expect.poll(pictures).toEqual([1, 1]);
    await page.reload();
    await expect(panel('Signature').getByRole('button', { name: 'View photo 1 full size' })).toBeVisible();
    await expect(panel('Photos').getByRole('button', { name: 'View photo 1 full size' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('a signature of the wrong person is taken back', async () => {
    await panel('Signature')
      .getByRole('button', { name: /^Undo: signature of/ })
      .click();
    await expect(panel('Signature').getByText('Dana Moss')).toHaveCount(0);
    await expect.poll(recorded).toEqual({ photographed: 1, signed: 1, undone: 1 });
  });
});
