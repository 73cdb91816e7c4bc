import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const facts = {
  name: 'Bower & Sons',
  kind: 'manufacturer',
  email: 'hello@bower.test',
  phone: '+1 503 555 0100',
  website: 'https://bower.test/chairs',
  address: '2 Mill Road',
  terms: '30 days',
  notes: 'Slow in August.',
  contacts: [{ name: 'Noor', role: 'Sales', email: 'noor@bower.test', phone: '' }],
};
const add = async (boss: PersonInTest, more: object = {}) =>
  (await boss.post('/vendors', { ...facts, ...more })).body;

describe('adding a vendor', () => {
  test('keeps what was said of it', async () => {
    const boss = await owner(app);
    const added = await boss.post('/vendors', facts);
    expect(added).toMatchObject({
      status: 201,
      body: { ...facts, version: 1, items: 0, units: 0, spend: 0 },
    });
    expect((await boss.get(`/vendors/${added.body.id}`)).body).toEqual(added.body);
    expect((await boss.get('/audit?action=vendor.created')).body.rows).toMatchObject([
      { subjectName: 'Bower & Sons', subjectId: added.body.id },
    ]);
  });

  test('needs a name and nothing else', async () => {
    const boss = await owner(app);
    const { body } = await boss.post('/vendors', { name: 'Attic' });
    expect(body).toMatchObject({ name: 'Attic', kind: 'other', email: '', website: '', contacts: [] });
  });

  test('a name is taken whatever its case, and free in other organizations', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    await add(boss);
    expect(await boss.post('/vendors', { name: 'BOWER & sons' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', key: 'errors.nameTaken' }] },
    });
    expect((await stranger.post('/vendors', { name: 'BOWER & sons' })).status).toBe(201);
  });

  test('wrong input names the field: only web pages are taken as one', async () => {
    const boss = await owner(app);
    const wrong = { name: ' ', email: 'nobody', website: 'javascript:alert(1)', contacts: [{ name: '' }] };
    expect((await boss.post('/vendors', wrong)).body.errors).toMatchObject([
      { field: 'name', key: 'errors.required' },
      { field: 'email', key: 'errors.email' },
      { field: 'website', key: 'errors.website' },
      { field: 'contacts.0.name', key: 'errors.required' },
    ]);
  });
});

describe('changing a vendor', () => {
  const change = (boss: PersonInTest, { id, version }: { id: string; version: number }, more: object) =>
    boss.patch(`/vendors/${id}`, { version, ...more });

  test('changes what is named, and the log says what', async () => {
    const boss = await owner(app);
    const vendor = await add(boss);
    const contacts = [...facts.contacts, { name: 'Ira', role: '', email: '', phone: '' }];
    const changed = await change(boss, vendor, { name: 'Bower', website: '', contacts });
    expect(changed.body).toMatchObject({ ...facts, name: 'Bower', website: '', contacts, version: 2 });
    const [entry] = (await boss.get('/audit?action=vendor.changed')).body.rows;
    expect(Object.keys(entry.details).sort()).toEqual(['contacts', 'name', 'website']);
  });

  test('looking at an older state is refused; of several at once one is done', async () => {
    const boss = await owner(app);
    const vendor = await add(boss);
    const answers = await Promise.all(['1', '2', '3'].map((terms) => change(boss, vendor, { terms })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectProblem(await change(boss, vendor, { terms: '4' }), 'stale_version');
  });

  test('a name that another has is taken', async () => {
    const boss = await owner(app);
    await add(boss);
    const other = await add(boss, { name: 'Attic' });
    expectProblem(await change(boss, other, { name: 'bower & SONS' }), 'invalid_input', 'name');
    expect((await change(boss, other, { name: 'ATTIC' })).status).toBe(200);
  });

  test('is for whoever may, in their own organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const vendor = await add(boss);
    expectProblem(await change(stranger, vendor, { name: 'Mine' }), 'not_found');
    expectProblem(await stranger.get(`/vendors/${vendor.id}`), 'not_found');
    for (const role of ['designer', 'viewer', 'crew'])
      expectProblem(await change(await colleague(app, boss, role), vendor, { name: 'Mine' }), 'forbidden');
  });
});

describe('removing a vendor', () => {
  test('works while no item is kept of it; then its name is free', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    await stockOf(app, boss).item({ vendor: id, deleted: true });
    expect(await boss.delete(`/vendors/${id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expectProblem(await boss.get(`/vendors/${id}`), 'not_found');
    expectProblem(await boss.delete(`/vendors/${id}`), 'not_found');
    expect((await add(boss)).id).not.toBe(id);
    expect((await boss.get('/audit?action=vendor.removed')).body.total).toBe(1);
  });

  test('with items it is kept, archived ones counted too, and the reason says how many', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    const { item } = stockOf(app, boss);
    for (const status of ['active', 'archived']) await item({ vendor: id, status });
    const refused = await boss.delete(`/vendors/${id}`);
    expectProblem(refused, 'in_use');
    expect(refused.body).toMatchObject({
      items: 2,
      detail: 'Bower & Sons is in use (items: 2). Give them another vendor first.',
    });
  });

  test('is for whoever may, in their own organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const { id } = await add(boss);
    expectProblem(await stranger.delete(`/vendors/${id}`), 'not_found');
    expectProblem(await (await colleague(app, boss, 'viewer')).delete(`/vendors/${id}`), 'forbidden');
    expect((await boss.get(`/vendors/${id}`)).status).toBe(200);
  });
});
