import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let [boss, designer, viewer, stranger]: PersonInTest[] = [];
beforeAll(async () => {
  boss = await owner(app);
  [designer, viewer] = [await colleague(app, boss, 'designer'), await colleague(app, boss, 'viewer')];
  stranger = await owner(app);
});
beforeEach(() => app.forgetLimits());

const state = { search: { selectedStatus: 'available', sortBy: 'width' }, columns: ['sku', 'size'] };
const save = async (person: PersonInTest, name: string, more: Record<string, unknown> = {}) =>
  (await person.post('/views', { list: 'items', name, state, ...more })).body;
const seen = async (person: PersonInTest) => (await person.get('/views?list=items')).body.rows;
const names = async (person: PersonInTest) => (await seen(person)).map(({ name }: { name: string }) => name);

test('a view is kept with what it looks for and shows, for its owner alone', async () => {
  const saved = await save(designer!, 'Free sofas');
  expect(saved).toMatchObject({ name: 'Free sofas', own: true, shared: false, isDefault: false, state });
  expect(await names(designer!)).toContain('Free sofas');
  expect(await names(boss!)).not.toContain('Free sofas');
  const renamed = await designer!.patch(`/views/${saved.id}`, { version: 1, name: 'Sofas that are free' });
  expect(renamed.body).toMatchObject({ name: 'Sofas that are free', version: 2, state });
  expectProblem(await designer!.patch(`/views/${saved.id}`, { version: 1, name: 'Late' }), 'stale_version');
  expect((await designer!.delete(`/views/${saved.id}`)).status).toBe(200);
  expect(await names(designer!)).toEqual([]);
});

test('a shared one is seen by all; those who may change items may change it, its owner alone takes it back', async () => {
  const shared = await save(designer!, 'Shared', { shared: true });
  expect(await seen(viewer!)).toMatchObject([
    { name: 'Shared', own: false, ownerName: expect.stringContaining('Sam') },
  ]);
  expectProblem(await viewer!.patch(`/views/${shared.id}`, { version: 1, name: 'Mine' }), 'forbidden');
  expectProblem(await viewer!.delete(`/views/${shared.id}`), 'forbidden');
  expectProblem(await viewer!.post('/views', { list: 'items', name: 'x', state, shared: true }), 'forbidden');
  expect((await boss!.patch(`/views/${shared.id}`, { version: 1, name: 'Better' })).body.name).toBe('Better');
  expectProblem(await boss!.patch(`/views/${shared.id}`, { version: 2, shared: false }), 'forbidden');
  await viewer!.put('/views/default', { list: 'items', viewId: shared.id });
  expect((await designer!.patch(`/views/${shared.id}`, { version: 2, shared: false })).status).toBe(200);
  expect(await seen(viewer!)).toEqual([]);
  await designer!.patch(`/views/${shared.id}`, { version: 3, shared: true });
  expect((await seen(viewer!))[0].isDefault).toBe(false);
});

test('each person chooses what they see first, and can choose nothing', async () => {
  const { id } = await save(boss!, 'First', { shared: true });
  const chosen = await viewer!.put('/views/default', { list: 'items', viewId: id });
  expect(chosen.body.rows.find((row: { id: string }) => row.id === id).isDefault).toBe(true);
  expect((await seen(boss!)).find((row: { id: string }) => row.id === id).isDefault).toBe(false);
  const none = await viewer!.put('/views/default', { list: 'items', viewId: null });
  expect(none.body.rows.some(({ isDefault }: { isDefault: boolean }) => isDefault)).toBe(false);
});

test('a name is taken once, whatever its case, and fifty views are enough', async () => {
  await save(stranger!, 'Twice');
  const again = await stranger!.post('/views', { list: 'items', name: 'TWICE', state });
  expectProblem(again, 'invalid_input');
  expect(again.body.errors).toMatchObject([{ field: 'name', key: 'errors.nameTaken' }]);
  for (let each = 1; each < 50; each += 1) await save(stranger!, `View ${each}`);
  const full = await stranger!.post('/views', { list: 'items', name: 'One more', state });
  expect(full.body.errors).toMatchObject([{ field: 'name', key: 'errors.tooMany', n: 50 }]);
});

test('a view of another organization is not there, and wrong input names the field', async () => {
  const { id } = await save(boss!, 'Ours', { shared: true });
  expectProblem(await stranger!.patch(`/views/${id}`, { version: 1, name: 'Theirs' }), 'not_found');
  expectProblem(await stranger!.delete(`/views/${id}`), 'not_found');
  const chosen = await stranger!.put('/views/default', { list: 'items', viewId: id });
  expect(chosen.body.errors).toMatchObject([{ field: 'viewId' }]);
  const wrong = await boss!.post('/views', {
    list: 'moons',
    name: '',
    state: { search: {}, columns: 'all' },
  });
  expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'list',
    'name',
    'state.columns',
  ]);
});

test('every list has views of its own, for whoever may see it', async () => {
  const crew = await colleague(app, boss!, 'crew');
  for (const list of ['vendors', 'members', 'invitations', 'labels', 'audit', 'pieces']) {
    const saved = await boss!.post('/views', {
      list,
      name: 'Mine',
      state: { search: {}, columns: ['name'] },
    });
    expect([list, saved.status]).toEqual([list, 201]);
    const { rows } = (await boss!.get(`/views?list=${list}`)).body;
    expect(rows).toMatchObject([{ name: 'Mine', state: { columns: ['name'] } }]);
  }
  expect(await names(boss!)).not.toContain('Mine');
  expectProblem(await crew.get('/views?list=audit'), 'forbidden');
  expectProblem(await crew.post('/views', { list: 'audit', name: 'x', state }), 'forbidden');
});
