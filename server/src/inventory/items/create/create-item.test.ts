import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../../test/people.ts';
import { photo, upload } from '../../../../test/pictures.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
let orgId: string;
let [categoryId, locationId]: string[] = [];
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
  [categoryId, locationId] = [await house.category(), await house.bin()];
  orgId = String(boss.user.activeOrganization?.id);
});
beforeEach(() => app.forgetLimits());

const item = (more: Record<string, unknown> = {}) => ({ name: 'Harlow sofa', categoryId, ...more });
const wrongFields = ({ body }: { body: { errors: { field: string; key: string }[] } }) =>
  body.errors.map(({ field, key }) => [field, key]);
const picture = async (): Promise<string> => (await upload(boss, await photo())).body.id;
/** Everything that adding an item writes, counted. */
const written = async () => {
  const [counts] = await app.sql`select (select count(*) from item where org_id = ${orgId})::int as items,
    (select count(*) from unit where org_id = ${orgId})::int as units,
    (select count(*) from scan_event where org_id = ${orgId})::int as events,
    (select count(*) from item_picture where org_id = ${orgId})::int as pictures,
    (select count(*) from audit_entry where org_id = ${orgId} and action not like 'picture.%')::int as entries`;
  return counts;
};
const lastEntries = async (count: number) => (await boss.get('/audit')).body.rows.slice(0, count);

describe('an item that came with pieces and photos', () => {
  test('is there with all of them, and the log tells of both', async () => {
    const pictureIds = [await picture(), await picture()];
    const added = await boss.post(
      '/items',
      item({
        quantity: 3,
        locationId,
        codes: ['sofa-1'],
        condition: 'good',
        acquiredOn: '2026-05-01',
        purchaseCost: 90_000,
        pictureIds,
      }),
    );
    expect(added).toMatchObject({ status: 201, body: { counts: { owned: 3, available: 3 } } });
    expect(added.body.pictures.map(({ id }: { id: string }) => id)).toEqual(pictureIds);
    expect(added.body.coverId).toBe(pictureIds[0]);
    expect((await boss.get(`/items/${added.body.id}`)).body).toEqual(added.body);
    const { rows } = (await boss.get(`/units?itemId=${added.body.id}`)).body;
    expect(rows.map(({ code }: { code: string }) => code)).toContain('SOFA-1');
    expect(rows).toHaveLength(3);
    for (const piece of rows)
      expect(piece).toMatchObject({
        locationId,
        condition: 'good',
        acquiredOn: '2026-05-01',
        acquisitionCost: 90_000,
        shownStatus: 'available',
      });
    expect(await lastEntries(2)).toMatchObject([
      { action: 'unit.added', details: { pieces: 3, item: 'Harlow sofa' } },
      { action: 'item.created', subjectId: added.body.id, details: { pictures: 2 } },
    ]);
  });

  test('is counted when it is bulk, more than can be labeled', async () => {
    const added = await boss.post('/items', item({ tracking: 'bulk', quantity: 1200, locationId }));
    expect(added).toMatchObject({ status: 201, body: { counts: { owned: 1200 } } });
    expect(await lastEntries(2)).toMatchObject([
      { action: 'stock.received', subjectId: added.body.id, details: { quantity: 1200 } },
      { action: 'item.created', subjectId: added.body.id },
    ]);
  });

  test('sent twice with one key is there once', async () => {
    const key = { 'idempotency-key': 'one-delivery' };
    const body = item({ quantity: 2, locationId, pictureIds: [await picture()] });
    const first = await boss.post('/items', body, key);
    const before = await written();
    expect((await boss.post('/items', body, key)).body).toEqual(first.body);
    expect(await written()).toEqual(before);
  });
});

describe('nothing is added, and the field is named,', () => {
  const refused = async (more: Record<string, unknown>, ...fields: [string, string][]) => {
    const before = await written();
    const answer = await boss.post('/items', item(more));
    expectProblem(answer, 'invalid_input');
    expect(wrongFields(answer)).toEqual(fields);
    expect(await written()).toEqual(before);
  };

  test('when the location is gone, inactive or another organization’s', async () => {
    const stranger = warehouseOf(await owner(app));
    const gone = await house.bin();
    await boss.delete(`/storage-locations/${gone}`);
    const closed = await house.bin();
    await boss.patch(`/storage-locations/${closed}`, { version: 1, active: false });
    for (const tracking of ['unit', 'bulk']) {
      await refused({ tracking, quantity: 1, locationId: gone }, ['locationId', 'errors.notFound']);
      await refused({ tracking, quantity: 1, locationId: await stranger.bin() }, [
        'locationId',
        'errors.notFound',
      ]);
      await refused({ tracking, quantity: 1, locationId: closed }, ['locationId', 'errors.inactive']);
    }
  });

  test('when a code is taken, or given twice', async () => {
    const { code } = await house.unit();
    const taken = ['codes', 'errors.codeTaken'] as [string, string];
    await refused({ locationId, codes: [code], pictureIds: [await picture()] }, taken);
    await refused({ locationId, codes: ['twice', 'TWICE'] }, taken);
  });

  test('when a photo is not here, or another organization’s', async () => {
    const stranger = await owner(app);
    const theirs = (await upload(stranger, await photo())).body.id;
    await refused({ quantity: 1, locationId, pictureIds: [await picture(), theirs] }, [
      'pictureIds',
      'errors.notFound',
    ]);
  });

  test('when pieces are nowhere, too many, or have codes though they are only counted', async () => {
    await refused({ quantity: 1 }, ['locationId', 'errors.required']);
    await refused({ codes: ['A-1'] }, ['locationId', 'errors.required']);
    await refused({ quantity: 501, locationId }, ['quantity', 'errors.tooBig']);
    await refused({ quantity: -1, locationId }, ['quantity', 'errors.tooSmall']);
    await refused({ tracking: 'bulk', quantity: 1, locationId, codes: ['A-1'] }, [
      'codes',
      'errors.tracking',
    ]);
  });

  test('when its SKU is taken', async () => {
    await house.item({ sku: 'TAKEN' });
    await refused({ sku: 'taken', quantity: 1, locationId }, ['sku', 'errors.codeTaken']);
  });
});

test('whoever may not see costs adds pieces without any, and none with', async () => {
  const blind = await boss.post('/roles', { name: 'Blind', rules: [{ action: 'create', subject: 'Item' }] });
  const person = await colleague(app, boss, blind.body.key);
  const before = await written();
  expectProblem(await person.post('/items', item({ quantity: 1, locationId, purchaseCost: 1 })), 'forbidden');
  expect(await written()).toEqual(before);
  expect((await person.post('/items', item({ quantity: 1, locationId }))).status).toBe(201);
});
