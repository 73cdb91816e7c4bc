import type { OrgId } from '@archway/contract/kernel/ids';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '../../test/matrix/world.ts';
import { photo, shelved, show, upload } from '../../test/pictures.ts';
import { useOwnTestApp } from '../../test/test-app.ts';
import { keepPicture } from './keep-picture.ts';
import { makeSizes } from './make-sizes.ts';

const app = useOwnTestApp();
let [here, there]: World[] = [];
beforeAll(async () => {
  [here, there] = [await makeWorld(app), await makeWorld(app)];
});

/** Everything that was let go of was let go of so many hours earlier. */
const hours = async (count: number) => {
  await app.sql`update loose_file set since = since - make_interval(hours => ${count})`;
};
const uploaded = async (world: World): Promise<string> => {
  const answer = await upload(await world.person('owner'), await photo());
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const rows = async () => new Set((await app.sql<{ id: string }[]>`select id from file`).map(({ id }) => id));
const stored = async () => new Set((await shelved(app)).map((path) => path.split('/')[1]));

test('a picture that nothing took up is gone after a day, of every organization, and not before', async () => {
  const loose = [await uploaded(here!), await uploaded(there!)];
  await hours(23);
  await app.jobs.sweep({});
  for (const id of loose) expect([(await rows()).has(id), (await stored()).has(id)]).toEqual([true, true]);
  await hours(2);
  await app.jobs.sweep({});
  for (const id of loose) expect([(await rows()).has(id), (await stored()).has(id)]).toEqual([false, false]);
  expect((await app.sql`select 1 from loose_file`).length).toBe(0);
});

test('a picture that something refers to stays: of an item, of a piece, as a cover', async () => {
  const { orgId } = here!;
  const [ofItem, ofUnit, cover] = [await uploaded(here!), await uploaded(here!), await uploaded(here!)];
  const [item, unit] = [await here!.item(), await here!.unit()];
  await app.sql`insert into item_picture (org_id, item_id, file_id, position) values (${orgId}, ${item}, ${ofItem}, 0)`;
  await app.sql`insert into unit_picture (org_id, unit_id, file_id, position) values (${orgId}, ${unit}, ${ofUnit}, 0)`;
  await app.sql`update item set cover_id = ${cover} where id = ${item}`;
  await hours(25);
  await app.jobs.sweep({});
  for (const id of [ofItem, ofUnit, cover]) expect((await rows()).has(id)).toBe(true);

  // Let go of, it has a day, counted from then.
  await app.sql`delete from item_picture where file_id = ${ofItem}`;
  await app.sql`delete from unit_picture where file_id = ${ofUnit}`;
  await app.sql`update item set cover_id = null where id = ${item}`;
  await app.jobs.sweep({});
  for (const id of [ofItem, ofUnit, cover]) expect((await rows()).has(id)).toBe(true);
  await hours(26);
  await app.jobs.sweep({});
  for (const id of [ofItem, ofUnit, cover])
    expect([(await rows()).has(id), (await stored()).has(id)]).toEqual([false, false]);
});

test('taken in again, a picture has its day again', async () => {
  const [person, content] = [await here!.person('owner'), await photo()];
  const { id } = (await upload(person, content)).body;
  await hours(20);
  expect((await upload(await here!.person('owner'), content)).body.id).toBe(id);
  await hours(10);
  await app.jobs.sweep({});
  expect((await show(app, await here!.person('owner'), id)).status).toBe(200);
  await hours(15);
  await app.jobs.sweep({});
  expect((await rows()).has(id)).toBe(false);
});

test('files of somebody who died before writing their row are gone after a day', async () => {
  const content = await photo();
  const orgId = here!.orgId as OrgId; // as the sign-up made it
  const made = await makeSizes(content);
  const gone = Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' });
  const dying = keepPicture(app.services, orgId, { made, digest: Buffer.from('dying') }, () =>
    Promise.reject(gone),
  );
  await expect(dying).rejects.toThrow('gone');
  const left = await shelved(app);
  expect(left).toHaveLength(3);
  await hours(25);
  await app.jobs.sweep({});
  expect(await shelved(app)).toEqual([]);
});

test('a sweep that cannot reach the files goes on with them the next time', async () => {
  const id = await uploaded(here!);
  await hours(25);
  const { fileStorage } = app.services;
  const { remove } = fileStorage;
  fileStorage.remove = () => Promise.reject(new Error('not now'));
  await expect(app.jobs.sweep({})).rejects.toThrow('not now');
  fileStorage.remove = remove;
  expect((await stored()).has(id)).toBe(true);
  await app.jobs.sweep({});
  expect((await stored()).has(id)).toBe(false);
});

test('whoever takes a picture in while it is being swept away gets one that is there', async () => {
  const content = await photo();
  for (let round = 0; round < 10; round += 1) {
    expect((await upload(await here!.person('owner'), content)).status).toBe(201);
    await hours(25);
    const person = await here!.person('owner');
    const [answer] = await Promise.all([upload(person, content), app.jobs.sweep({})]);
    expect([201, 503]).toContain(answer.status);
    if (answer.status === 201) expect((await show(app, person, answer.body.id)).status).toBe(200);
  }
});
