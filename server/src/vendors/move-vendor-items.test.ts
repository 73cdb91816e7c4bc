import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const vendor = async (boss: PersonInTest, name: string): Promise<string> =>
  (await boss.post('/vendors', { name, kind: 'retailer' })).body.id;
const remove = (boss: PersonInTest, id: string, moveTo: string | null) =>
  boss.request('DELETE', `/api/vendors/${id}`, { moveTo });
const itemsOf = async (boss: PersonInTest, id: string) => (await boss.get(`/vendors/${id}`)).body.items;

test('a vendor goes, and its items, archived ones too, have another vendor', async () => {
  const boss = await owner(app);
  const [old, next] = [await vendor(boss, 'Old'), await vendor(boss, 'Next')];
  const { item } = stockOf(app, boss);
  const one = await item({ vendor: old });
  await item({ vendor: old, status: 'archived' });
  expect(await remove(boss, old, next)).toMatchObject({ status: 200, body: { ok: true } });
  expectProblem(await boss.get(`/vendors/${old}`), 'not_found');
  expect(await itemsOf(boss, next)).toBe(2);
  expect((await boss.get(`/items/${one}`)).body).toMatchObject({ vendorId: next, version: 2 });
  expect((await boss.get('/audit?action=vendor.removed')).body.rows).toMatchObject([
    {
      subjectName: 'Old',
      details: { items: 2, movedTo: next },
      references: { [next]: { type: 'Vendor', name: 'Next' } },
    },
  ]);
});

test('a vendor goes, and its items, archived ones too, are left without one', async () => {
  const boss = await owner(app);
  const old = await vendor(boss, 'Old');
  const { item } = stockOf(app, boss);
  const one = await item({ vendor: old });
  await item({ vendor: old, status: 'archived' });
  expect((await remove(boss, old, null)).status).toBe(200);
  expect((await boss.get(`/items/${one}`)).body).toMatchObject({ vendorId: null, version: 2 });
  expect((await boss.get('/audit?action=vendor.removed')).body.rows[0].details).toEqual({ items: 2 });
});

test('one without items goes without moving anything', async () => {
  const boss = await owner(app);
  const [old, next] = [await vendor(boss, 'Old'), await vendor(boss, 'Next')];
  expect((await remove(boss, old, next)).status).toBe(200);
  expect((await boss.get('/audit?action=vendor.removed')).body.rows[0].details).toEqual({});
});

test('a vendor of somebody else, one that is gone, and the vendor itself take no items, and nothing changes', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const [old, gone] = [await vendor(boss, 'Old'), await vendor(boss, 'Gone')];
  await stockOf(app, boss).item({ vendor: old });
  await boss.delete(`/vendors/${gone}`);
  for (const to of [await vendor(stranger, 'Theirs'), gone, old])
    expectProblem(await remove(boss, old, to), 'invalid_input', 'moveTo');
  expectProblem(await remove(boss, old, 'not an id'), 'invalid_input', 'moveTo');
  expectProblem(await remove(stranger, old, old), 'not_found');
  expect(await itemsOf(boss, old)).toBe(1);
});

test('moving items takes the right to change them', async () => {
  const boss = await owner(app);
  const [old, next] = [await vendor(boss, 'Old'), await vendor(boss, 'Next')];
  await stockOf(app, boss).item({ vendor: old });
  const { key } = (
    await boss.post('/roles', {
      name: 'Buyer',
      rules: [
        { action: 'read', subject: 'Organization' },
        { action: 'manage', subject: 'Vendor' },
      ],
    })
  ).body;
  expectProblem(await remove(await colleague(app, boss, key), old, next), 'forbidden');
  expect(await itemsOf(boss, old)).toBe(1);
});

test('two vendors that go into each other at the same moment: one of them stays', async () => {
  const boss = await owner(app);
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await vendor(boss, `A ${round}`), await vendor(boss, `B ${round}`)];
    const { item } = stockOf(app, boss);
    await Promise.all([item({ vendor: a }), item({ vendor: b })]);
    const both = await Promise.all([remove(boss, a, b), remove(boss, b, a)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
