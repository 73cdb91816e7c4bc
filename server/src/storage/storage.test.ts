import { beforeEach, describe, expect, test } from 'vitest';
import { colleague, owner } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

describe('adding a storage location', () => {
  test('works by itself and inside another, and both are listed by code', async () => {
    const boss = await owner(app);
    const warehouse = await boss.post('/storage-locations', {
      name: 'North',
      kind: 'warehouse',
      code: 'n1',
      address: '1 Dock Rd',
    });
    expect(warehouse).toMatchObject({
      status: 201,
      body: {
        name: 'North',
        kind: 'warehouse',
        code: 'N1',
        parentId: null,
        address: '1 Dock Rd',
        latitude: null,
        longitude: null,
        capacity: null,
        notes: '',
        active: true,
        pieces: 0,
        version: 1,
      },
    });
    const bin = await boss.post('/storage-locations', {
      name: 'Rugs',
      kind: 'bin',
      code: 'N1-R',
      parentId: warehouse.body.id,
    });
    const bare = await boss.post('/storage-locations', { name: 'Van', kind: 'vehicle' });
    expect((await boss.get('/storage-locations')).body.rows).toEqual([warehouse.body, bin.body, bare.body]);
    expect((await boss.get('/audit?action=storage-location.created')).body.total).toBe(3);
  });

  test('a code names one location in an organization, and says nothing about others', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const location = { name: 'Bin', kind: 'bin', code: 'B-1' };
    expect((await boss.post('/storage-locations', location)).status).toBe(201);
    expect(await boss.post('/storage-locations', { ...location, code: 'b-1' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', key: 'errors.codeTaken' }] },
    });
    expect((await stranger.post('/storage-locations', location)).status).toBe(201);
  });

  test('a parent of another organization does not exist', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const theirs = (await stranger.post('/storage-locations', { name: 'Theirs', kind: 'warehouse' })).body;
    expect(
      await boss.post('/storage-locations', { name: 'Bin', kind: 'bin', parentId: theirs.id }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'parentId', key: 'errors.notFound' }] } });
    expect((await boss.get('/storage-locations')).body.rows).toEqual([]);
  });

  test('wrong input names the field, and a viewer may only look', async () => {
    const boss = await owner(app);
    expect(
      (await boss.post('/storage-locations', { name: '', kind: 'cave', code: 'ü' })).body.errors,
    ).toMatchObject([{ field: 'name' }, { field: 'kind' }, { field: 'code', key: 'errors.characters' }]);
    const viewer = await colleague(app, boss, 'viewer');
    expect((await viewer.get('/storage-locations')).status).toBe(200);
    expect(await viewer.post('/storage-locations', { name: 'Bin', kind: 'bin' })).toMatchObject({
      status: 403,
    });
    expect(await viewer.post('/storage-locations/demo')).toMatchObject({ status: 403 });
  });
});
