import { mustCall, signInByApi } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';
import { moveIn } from './job.ts';

test('whoever planned a move reads on its overview what was done, by whom, and sees what comes next as it happens', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const lead = await makeNewcomer('reads-the-story');
  const { pieces, move, make, address } = await moveIn(server.url, lead, 3);
  const record = (nth: number, kind: string) =>
    make('POST /scans', {
      device: '0198a000-0000-7000-8000-000000000001',
      sentAt: new Date().toISOString(),
      events: [
        {
          id: crypto.randomUUID(),
          kind,
          at: new Date().toISOString(),
          moveId: move.id,
          unitId: pieces[nth]?.id,
        },
      ],
    });
  await record(0, 'picked');
  await signIn(page, lead, { to: address('overview') });
  const story = page
    .getByRole('heading', { name: 'What happened' })
    .locator('xpath=ancestor::section[1]')
    .getByRole('listitem');
  await expect(story).toHaveCount(1);
  await expect(story.first()).toContainText('Picked up');
  await expect(story.first()).toContainText(/Quist/);
  await record(1, 'picked');
  await expect(story.first(), 'one story as long as nothing else comes between').toContainText('Picked up 2');
  await record(1, 'dropped');
  await expect(story).toHaveCount(2);
  await expect(story.first()).toContainText('Dropped off');
  expect(await axe(page)).toEqual([]);
});

test('two who have a move open see each other there, each in their part', async ({
  page,
  newPage,
  server,
  signIn,
}) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const { rows } = (await mustCall(server.url, 'GET /moves?status=scheduled&kind=in', {
    token,
  })) as unknown as {
    rows: { id: string; stagingId: string }[];
  };
  const at = (tab: string) => `/stagings/${rows[0]?.stagingId}/move-in/${tab}?move=${rows[0]?.id}`;
  const people = (on: typeof page) => on.getByRole('list', { name: 'Also on this move now' });
  await signIn(page, 'warehouse', { to: at('pickup') });
  await expect(page.locator('[data-progress]')).toBeVisible();
  await expect(people(page)).toHaveCount(0);
  const desk = await newPage();
  await signIn(desk, 'designer', { to: at('overview') });
  await expect(people(desk)).toContainText('Pickup');
  await expect(people(page), 'and the one who was there first hears of it').toContainText('Overview');
});

test('one button of the overview leads through a move: it begins it, goes on where the crew is, and ends it', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const lead = await makeNewcomer('next-step');
  const { pieces, move, record, address, staging } = await moveIn(server.url, lead, 2);
  const chairs = pieces.slice(0, 2).map(({ id }) => id);
  const recordAll = (kind: string) =>
    record(move.id, ...chairs.map((unitId) => ({ kind, unitId, roomId: staging.rooms[0]?.id })));
  await signIn(page, lead, { to: address('overview') });
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('0 of 2');
  await expect(next.getByRole('button'), 'nobody ends what has not begun').toHaveCount(0);
  await next.getByRole('link', { name: 'Start pickup' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up from storage' })).toBeVisible();
  await page.goBack();
  await record(move.id, { kind: 'picked', unitId: chairs[0] });
  await expect(next.getByRole('link', { name: 'Continue pickup' })).toBeVisible();
  await recordAll('picked');
  await expect(next.getByRole('link', { name: 'Start dropoff' })).toBeVisible();
  await recordAll('dropped');
  await expect(next).toContainText('Everything is accounted for.');
  expect(await axe(page)).toEqual([]);
  await next.getByRole('button', { name: 'Finish move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish move' }).click();
  await expect(next).toHaveCount(0);
  await expect(page.getByText('Move finished')).toBeVisible();
});
