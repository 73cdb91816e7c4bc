import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { owner } from '../../test/people.ts';
import { show, sizes } from '../../test/pictures.ts';
import { useOwnTestApp } from '../../test/test-app.ts';
import { attachDemoPictures } from './attach-demo-pictures.ts';
import { demoOwner, demoPassword } from './demo-organizations.ts';
import { readDemoPictures } from './demo-pictures.ts';
import { keepDemoPicture } from './keep-demo-picture.ts';
import { seedDemo } from './seed-demo.ts';

const app = useOwnTestApp();

test('all of them can be shown', async () => {
  for (const { width, height, tint, sizes: made } of [...(await readDemoPictures()).values()].flat()) {
    expect([width, height]).toEqual([1200, 900]);
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    const { format, ...large } = await sharp(made.large).metadata();
    expect([format, large.width, large.height]).toEqual(['webp', 1200, 900]);
    for (const size of sizes) expect((await sharp(made[size]).metadata()).format).toBe('webp');
  }
});

test('a picture of the demo is kept for an organization like any other', async () => {
  const robin = await owner(app);
  const orgId = robin.user.activeOrganization?.id as OrgId; // whoever signs up has one
  const userId = robin.user.id as UserId; // as the sign-up made it
  const [made] = (await readDemoPictures()).get(29) ?? [];
  const id = await keepDemoPicture(app.services, orgId, made!, userId);
  expect(await keepDemoPicture(app.services, orgId, made!, userId)).toBe(id);
  const shown = await show(app, robin, id, 'large');
  expect([shown.status, shown.content.equals(made!.sizes.large)]).toEqual([200, true]);
});

test('every item of the demo gets the pictures of its piece, once', async () => {
  await seedDemo(app.services);
  const attach = () => attachDemoPictures(app.services, new AbortController().signal);
  const attached = () => app.sql`select item_id, file_id, position from item_picture order by 1, 3, 2`;
  await attach();
  const first = await attached();
  await attach();
  expect(await attached()).toEqual(first);
  expect(await app.sql`select sku from item where cover_id is null`).toEqual([]);

  const browser = app.browser();
  browser.keep((await browser.post('/auth/signin', { email: demoOwner, password: demoPassword })).body);
  const [canvas] = (await browser.get('/items?search=ART-034')).body.rows;
  const { pictures } = (await browser.get(`/items/${canvas.id}`)).body;
  const drawn = (await readDemoPictures()).get(34) ?? [];
  expect(pictures.map(({ tint }: { tint: string }) => tint)).toEqual(drawn.map(({ tint }) => tint));
  const shown = await show(app, browser, canvas.coverId, 'small');
  expect(shown.content.equals(drawn[0]!.sizes.small)).toBe(true);
});
