import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { promisesOf } from '../../test/stagings/promised.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const facts = {
  address: '1423 Maple St',
  city: 'Portland',
  state: 'OR',
  type: 'condo',
  floors: 3,
  elevator: true,
  doorWidth: 813,
};
const add = async (boss: PersonInTest, more: object = {}) =>
  (await boss.post('/properties', { ...facts, ...more })).body;

describe('adding a property', () => {
  test('keeps what was said of it, with whom it belongs to', async () => {
    const boss = await owner(app);
    const client = (await boss.post('/clients', { name: 'Ada Moss', kind: 'homeowner' })).body.id;
    const added = await boss.post('/properties', { ...facts, clientId: client });
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...facts,
        clientId: client,
        clientName: 'Ada Moss',
        stagings: 0,
        hasAccess: false,
        pictureIds: [],
      },
    });
    expect((await boss.get(`/properties?clientId=${client}`)).body.total).toBe(1);
  });

  test('wrong input names the field: a point has both coordinates, an owner is a client of this organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const theirs = (await stranger.post('/clients', { name: 'Ada Moss', kind: 'homeowner' })).body.id;
    expectProblem(await boss.post('/properties', { ...facts, city: '' }), 'invalid_input', 'city');
    expectProblem(await boss.post('/properties', { ...facts, latitude: 45 }), 'invalid_input', 'longitude');
    expectProblem(
      await boss.post('/properties', { ...facts, clientId: theirs }),
      'invalid_input',
      'clientId',
    );
    const { id } = await add(boss);
    expectProblem(
      await boss.patch(`/properties/${id}`, { version: 1, longitude: 4 }),
      'invalid_input',
      'latitude',
    );
  });
});

describe('how to get in', () => {
  const code = 'Lockbox zebra-quilt';

  test('is told by one answer, to roles that may see it', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    expect((await boss.put(`/properties/${id}/access`, { notes: code })).body).toEqual({ ok: true });
    expect((await boss.get(`/properties/${id}`)).body.hasAccess).toBe(true);
    for (const role of ['designer', 'warehouse', 'crew'])
      expect((await (await colleague(app, boss, role)).get(`/properties/${id}/access`)).body).toEqual({
        notes: code,
      });
    for (const role of ['viewer', 'accountant'])
      expectProblem(await (await colleague(app, boss, role)).get(`/properties/${id}/access`), 'forbidden');
    expectProblem(
      await (await colleague(app, boss, 'crew')).put(`/properties/${id}/access`, { notes: '' }),
      'forbidden',
    );
    expectProblem(await (await owner(app)).get(`/properties/${id}/access`), 'not_found');
  });

  test('stands in no list, sheet, mail, answer kept for a repetition, or log', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    await boss.request(
      'PUT',
      `/api/properties/${id}/access`,
      { notes: code },
      { 'idempotency-key': crypto.randomUUID() },
    );
    await boss.patch(`/properties/${id}`, { version: 2, notes: 'Cat inside.' });
    const told = [
      await boss.get('/properties'),
      await boss.get(`/properties/${id}`),
      await boss.get('/audit'),
      ...(await Promise.all(['csv', 'json'].map((format) => boss.post('/properties/export', { format })))),
      await boss.post('/audit/export', { format: 'csv' }),
    ];
    for (const { text } of told) expect(text).not.toContain('zebra-quilt');
    for (const table of ['audit_entry', 'mail', 'idempotency_key', 'account_entry'])
      expect(JSON.stringify(await app.sql.unsafe(`select * from ${table}`))).not.toContain('zebra-quilt');
    expect(app.logged.join('\n')).not.toContain('zebra-quilt');
    expect((await boss.get('/audit?action=property.access-changed')).body.rows).toMatchObject([
      { subjectName: facts.address, details: {} },
    ]);
  });
});

test('whose home it is, is told to those who may see clients', async () => {
  const boss = await owner(app);
  const client = (await boss.post('/clients', { name: 'Ada Moss', kind: 'homeowner' })).body.id;
  const { id } = await add(boss, { clientId: client });
  const crew = await colleague(app, boss, 'crew');
  expect((await crew.get(`/properties/${id}`)).body.clientName).toBeNull();
  expect((await crew.post('/properties/export', { format: 'json' })).text).not.toContain('Ada Moss');
  expect((await boss.post('/properties/export', { format: 'json' })).text).toContain('Ada Moss');
});

describe('deleting a property', () => {
  test('works for one that was never staged', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const { id } = await add(boss);
    expectProblem(await stranger.delete(`/properties/${id}`), 'not_found');
    expect((await boss.delete(`/properties/${id}`)).status).toBe(200);
    expectProblem(await boss.get(`/properties/${id}`), 'not_found');
  });

  test('one with jobs stays', async () => {
    const boss = await owner(app);
    await promisesOf(app, boss).staging();
    const [{ id }] = (await boss.get('/properties')).body.rows;
    expectProblem(await boss.delete(`/properties/${id}`), 'in_use');
  });
});
