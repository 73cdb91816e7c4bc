import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const location = async (boss: PersonInTest, more: object = {}): Promise<StorageLocation> =>
  (await boss.post('/storage-locations', { name: 'Bin', kind: 'bin', ...more })).body;
const change = (boss: PersonInTest, { id, version }: StorageLocation, more: object) =>
  boss.patch(`/storage-locations/${id}`, { version, ...more });

test('everything about a location can be changed, and what is not named stays', async () => {
  const boss = await owner(app);
  const bin = await location(boss, { code: 'B-1', address: '1 Dock Rd', capacity: 10 });
  const facts = {
    name: 'Rug rack',
    kind: 'bay',
    code: 'R-1',
    latitude: 45.5,
    longitude: -122.7,
    notes: 'By size.\nLong ones below.',
  };
  const changed = await change(boss, bin, facts);
  expect(changed).toMatchObject({
    status: 200,
    body: {
      ...bin,
      ...facts,
      version: 2,
      address: '1 Dock Rd',
      capacity: 10,
      updatedBy: 'Robin Vale',
      updatedById: boss.user.id,
      updatedAt: expect.stringMatching(/Z$/),
    },
  });
  expect(Date.parse(changed.body.updatedAt)).toBeGreaterThan(Date.parse(bin.updatedAt));
  expect((await boss.get(`/storage-locations/${bin.id}`)).body).toEqual(changed.body);
  const [entry] = (await boss.get('/audit?action=storage-location.changed')).body.rows;
  expect(entry).toMatchObject({
    subjectName: 'Rug rack',
    details: { name: { from: 'Bin', to: 'Rug rack' }, code: { from: 'B-1', to: 'R-1' } },
  });
  expect(Object.keys(entry.details)).not.toContain('address');
});

test('code, coordinates, capacity and parent can be taken away, and a location out of use', async () => {
  const boss = await owner(app);
  const warehouse = await location(boss, { name: 'North', kind: 'warehouse' });
  const facts = { code: 'B-1', latitude: 45.5, longitude: -122.7, capacity: 10, parentId: warehouse.id };
  const bin = await location(boss, facts);
  const bare = { code: null, latitude: null, longitude: null, capacity: null, parentId: null, active: false };
  expect((await change(boss, bin, bare)).body).toMatchObject(bare);
  const [entry] = (await boss.get('/audit?action=storage-location.changed')).body.rows;
  expect(entry.details.parent).toEqual({ from: warehouse.id, to: null });
});

test('whoever changed it last is named', async () => {
  const boss = await owner(app);
  const bin = await location(boss);
  expect(bin.updatedBy).toBeNull();
  const hand = await colleague(app, boss, 'warehouse');
  const { firstName, lastName } = hand.user;
  const { body } = await change(hand, bin, { name: 'Rugs' });
  expect(body.updatedBy).toBe(`${firstName} ${lastName}`);
  expect((await boss.get('/storage-locations')).body.rows).toMatchObject([{ updatedBy: body.updatedBy }]);
  expect((await change(boss, body, { name: 'Rug rack' })).body.updatedBy).toBe('Robin Vale');
});

test('a change made looking at an older state is refused', async () => {
  const boss = await owner(app);
  const bin = await location(boss);
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => change(boss, bin, { name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = await change(boss, bin, { name: 'Late' });
  expectProblem(late, 'stale_version');
  expect(late.body.version).toBe(2);
});

test('a code that another location has is taken; one’s own is not, and one of a removed location is free', async () => {
  const boss = await owner(app);
  const [one, two] = [await location(boss, { code: 'C-1' }), await location(boss, { code: 'C-2' })];
  expect(await change(boss, two, { code: 'c-1' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'code', key: 'errors.codeTaken' }] },
  });
  expect((await change(boss, two, { code: 'C-2', name: 'Same code' })).status).toBe(200);
  expect((await boss.delete(`/storage-locations/${one.id}`)).status).toBe(200);
  expect((await change(boss, { ...two, version: 2 }, { code: 'C-1' })).body.code).toBe('C-1');
});

test('of a point both coordinates are known, or neither', async () => {
  const boss = await owner(app);
  const half = (field: string) => ({ status: 422, body: { errors: [{ field, key: 'errors.required' }] } });
  const bin = { name: 'Bin', kind: 'bin' };
  expect(await boss.post('/storage-locations', { ...bin, latitude: 1 })).toMatchObject(half('longitude'));
  expect(await boss.post('/storage-locations', { ...bin, longitude: 1 })).toMatchObject(half('latitude'));
  const here = await location(boss, { latitude: 0, longitude: 0 });
  expect(here).toMatchObject({ latitude: 0, longitude: 0 });
  expect(await change(boss, here, { longitude: null })).toMatchObject(half('longitude'));
  expect((await change(boss, here, { latitude: 91 })).body.errors).toMatchObject([{ field: 'latitude' }]);
});

describe('putting a location inside another', () => {
  test('takes along what is inside it', async () => {
    const boss = await owner(app);
    const [north, south] = [await location(boss, { name: 'North' }), await location(boss, { name: 'South' })];
    const aisle = await location(boss, { name: 'Aisle', parentId: north.id });
    const bin = await location(boss, { parentId: aisle.id });
    expect((await change(boss, aisle, { parentId: south.id })).body.parentId).toBe(south.id);
    expect((await boss.get(`/storage-locations/${bin.id}`)).body.parentId).toBe(aisle.id);
    const [entry] = (await boss.get('/audit?action=storage-location.changed')).body.rows;
    expect(entry.details).toEqual({ parent: { from: north.id, to: south.id } });
  });

  test('never into itself or into what is inside it', async () => {
    const boss = await owner(app);
    const warehouse = await location(boss);
    const aisle = await location(boss, { parentId: warehouse.id });
    const bin = await location(boss, { parentId: aisle.id });
    for (const parentId of [warehouse.id, aisle.id, bin.id])
      expect(await change(boss, warehouse, { parentId })).toMatchObject({
        status: 422,
        body: {
          errors: [
            {
              field: 'parentId',
              key: 'errors.loop',
              message: 'Choose another one, not itself or anything inside it',
            },
          ],
        },
      });
  });

  test('never makes a loop, not even when each of two is put into a bin of the other at the same moment', async () => {
    const boss = await owner(app);
    for (let round = 0; round < 10; round += 1) {
      const [north, south] = [await location(boss), await location(boss)];
      const bins = [
        await location(boss, { parentId: north.id }),
        await location(boss, { parentId: south.id }),
      ];
      const answers = await Promise.all([
        change(boss, north, { parentId: bins[1]!.id }),
        change(boss, south, { parentId: bins[0]!.id }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  test('needs one that is here and in use; staying in one that is not is no matter', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const bin = await location(boss);
    const gone = await location(boss);
    await boss.delete(`/storage-locations/${gone.id}`);
    for (const { id } of [await location(stranger), gone])
      expect(await change(boss, bin, { parentId: id })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'parentId', key: 'errors.notFound' }] },
      });
    const old = await location(boss, { name: 'Old' });
    const inside = await location(boss, { parentId: old.id });
    await change(boss, old, { active: false });
    const closed = { status: 422, body: { errors: [{ field: 'parentId', key: 'errors.inactive' }] } };
    expect(await change(boss, bin, { parentId: old.id })).toMatchObject(closed);
    expect(
      await boss.post('/storage-locations', { name: 'New', kind: 'bin', parentId: old.id }),
    ).toMatchObject(closed);
    expect((await change(boss, inside, { parentId: old.id, name: 'Still here' })).status).toBe(200);
  });
});

test('a stranger’s organization has no such location, and whoever only looks may not change it', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const bin = await location(boss);
  expectProblem(await change(stranger, bin, { name: 'Mine' }), 'not_found');
  for (const role of ['designer', 'crew', 'viewer'])
    expectProblem(await change(await colleague(app, boss, role), bin, { name: 'Mine' }), 'forbidden');
  expect((await change(await colleague(app, boss, 'warehouse'), bin, { name: 'Ours' })).status).toBe(200);
});
