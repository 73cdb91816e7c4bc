import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { promisesOf } from '../../test/stagings/promised.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const facts = {
  name: 'June Castillo',
  kind: 'agent',
  company: 'Rosewood Realty',
  email: 'june@rosewood.test',
  phone: '+1 503 555 0142',
  address: '12 Fern St, Portland',
  lastContactOn: '2026-05-04',
  notes: 'Prefers mornings.',
  contacts: [{ name: 'Kit', role: 'Assistant', email: 'kit@rosewood.test', phone: '' }],
};
const add = async (boss: PersonInTest, more: object = {}) =>
  (await boss.post('/clients', { ...facts, ...more })).body;
const alike = async (boss: PersonInTest, query: Record<string, string>) =>
  (await boss.get(`/clients/alike?${new URLSearchParams(query)}`)).body.rows;

describe('adding a client', () => {
  test('keeps what was said of it', async () => {
    const boss = await owner(app);
    const added = await boss.post('/clients', facts);
    expect(added).toMatchObject({
      status: 201,
      body: { ...facts, version: 1, stagings: 0, properties: 0, live: 0 },
    });
    expect((await boss.get(`/clients/${added.body.id}`)).body).toEqual(added.body);
  });

  test('wrong input names the field', async () => {
    const boss = await owner(app);
    expectProblem(await boss.post('/clients', { name: 'June' }), 'invalid_input', 'kind');
    expectProblem(await boss.post('/clients', { name: ' ', kind: 'agent' }), 'invalid_input', 'name');
    expectProblem(await boss.post('/clients', { ...facts, email: 'june' }), 'invalid_input', 'email');
  });

  test('crews see no clients, designers add them', async () => {
    const boss = await owner(app);
    expectProblem(await (await colleague(app, boss, 'crew')).get('/clients'), 'forbidden');
    expect((await (await colleague(app, boss, 'designer')).post('/clients', facts)).status).toBe(201);
  });
});

describe('likely duplicates', () => {
  test('are found by email, by phone however it is written, and by a name that is nearly the same', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    expect(await alike(boss, { email: 'JUNE@rosewood.test' })).toMatchObject([{ id, because: ['email'] }]);
    expect(await alike(boss, { phone: '(503) 555-0142' })).toMatchObject([{ id, because: ['phone'] }]);
    expect(await alike(boss, { name: 'Jüne Castilo' })).toMatchObject([{ id, because: ['name'] }]);
    expect(await alike(boss, { name: 'Someone Else', phone: '555' })).toEqual([]);
    expect(await alike(boss, { email: facts.email, exceptId: id })).toEqual([]);
  });

  test('never tell of another organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    await add(boss);
    expect(await alike(stranger, { email: facts.email, name: facts.name })).toEqual([]);
  });
});

describe('the homes of a client', () => {
  test('are counted as they are listed: those it owns, and those staged for it', async () => {
    const boss = await owner(app);
    const [{ id }, { id: other }] = [await add(boss), await add(boss, { name: 'Ada Lin' })];
    const job = await promisesOf(app, boss).staging();
    await app.sql`update staging set agent_id = ${id} where id = ${job}`;
    expect((await boss.get(`/properties?clientId=${id}`)).body.total).toBe(1);
    expect((await boss.get(`/clients/${id}`)).body.properties).toBe(1);
    expect((await boss.get(`/clients/${other}`)).body.properties).toBe(0);
  });
});

describe('changing a client', () => {
  test('works once for each version, and the log says from what to what', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    const change = { version: 1, company: 'Cedar Homes' };
    expect((await boss.patch(`/clients/${id}`, change)).body).toMatchObject({
      company: 'Cedar Homes',
      version: 2,
    });
    expectProblem(await boss.patch(`/clients/${id}`, change), 'stale_version');
    expect((await boss.get('/audit?action=client.changed')).body.rows[0].details).toEqual({
      company: { from: 'Rosewood Realty', to: 'Cedar Homes' },
    });
  });

  test('is for their own organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const { id } = await add(boss);
    expectProblem(await stranger.patch(`/clients/${id}`, { version: 1, name: 'Mine' }), 'not_found');
  });
});

describe('merging clients', () => {
  const merge = (boss: PersonInTest, id: string, otherId: string) =>
    boss.post(`/clients/${id}/merge`, { otherId });

  test('keeps what both said, moves jobs and homes, and old links lead on', async () => {
    const boss = await owner(app);
    const [kept, other] = [
      await add(boss),
      await add(boss, { name: 'J. Castillo', email: 'j@home.test', notes: 'Gate at the back.' }),
    ];
    const { staging, orgId } = promisesOf(app, boss);
    const job = await staging();
    await app.sql`update staging set client_id = ${other.id}, agent_id = ${other.id} where id = ${job}`;
    await app.sql`update property set client_id = ${other.id} where org_id = ${orgId}`;
    const merged = await merge(boss, kept.id, other.id);
    expect(merged).toMatchObject({ status: 200, body: { name: facts.name, stagings: 1, properties: 1 } });
    expect(merged.body.contacts).toContainEqual({
      name: 'J. Castillo',
      role: '',
      email: 'j@home.test',
      phone: facts.phone,
    });
    expect(merged.body.notes).toBe('Prefers mornings.\n\nGate at the back.');
    for (const list of ['/stagings', '/stagings/stays', '/properties'])
      expect((await boss.get(`${list}?clientId=${other.id}`)).body).toMatchObject({ total: 1 });
    expect((await boss.get(`/clients/${other.id}`)).body.id).toBe(kept.id);
    expect((await boss.get('/clients?searchQuery=castillo')).body.total).toBe(1);
    expect((await boss.get('/audit?action=client.merged')).body.rows).toMatchObject([
      { subjectId: kept.id, details: { merged: 'J. Castillo' } },
    ]);
    const became = { from: other.id, to: kept.id };
    expect((await boss.get('/audit?action=staging.changed')).body.rows).toMatchObject([
      { subjectId: job, subjectName: '#1 Job 1', details: { clientId: became, agentId: became } },
    ]);
    expect((await boss.get('/audit?action=property.changed')).body.rows).toMatchObject([
      { subjectName: '1 Main St', details: { clientId: became } },
    ]);
  });

  test('a client of another type becomes a contact whose role is the name of that type, not its code', async () => {
    const boss = await owner(app);
    const kept = await add(boss);
    const other = await add(boss, { name: 'Gala Events', kind: 'event_planner', contacts: [] });
    const { contacts } = (await merge(boss, kept.id, other.id)).body;
    expect(contacts).toContainEqual(expect.objectContaining({ name: 'Gala Events', role: 'Event planner' }));
  });

  test('of which each has jobs of the other, with others at the same moment: nobody waits for ever', async () => {
    const boss = await owner(app);
    const { staging } = promisesOf(app, boss);
    const clients = await Promise.all(Array.from({ length: 4 }, () => add(boss)));
    const jobs: string[] = [];
    while (jobs.length < 8) jobs.push(await staging());
    const [one, two, three, four] = clients.map(({ id }: { id: string }) => id) as [
      string,
      string,
      string,
      string,
    ];
    await app.sql`update staging set client_id = ${two}, agent_id = ${four} where id in ${app.sql(jobs)}`;
    const answers = await Promise.all([merge(boss, one, two), merge(boss, three, four)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.stagings)).toEqual([8, 8]);
  });

  test('with itself, with one that is gone or with one of somebody else does nothing', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const [one, gone, theirs] = [await add(boss), await add(boss), await add(stranger)];
    await boss.delete(`/clients/${gone.id}`);
    for (const other of [one.id, gone.id, theirs.id])
      expectProblem(await merge(boss, one.id, other), 'invalid_input', 'otherId');
    expectProblem(await merge(boss, theirs.id, one.id), 'not_found');
  });

  test('two that become each other at the same moment: one of them stays', async () => {
    const boss = await owner(app);
    const [one, other] = [await add(boss), await add(boss)];
    const both = await Promise.all([merge(boss, one.id, other.id), merge(boss, other.id, one.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('notes that would be too long are not cut: nothing is merged', async () => {
    const boss = await owner(app);
    const [one, other] = [
      await add(boss, { notes: 'a'.repeat(3000) }),
      await add(boss, { notes: 'b'.repeat(3000) }),
    ];
    expectProblem(await merge(boss, one.id, other.id), 'invalid_input', 'notes');
    expect((await boss.get('/clients')).body.total).toBe(2);
    const shortened = { otherId: other.id, notes: 'Both, in short.' };
    expect((await boss.post(`/clients/${one.id}/merge`, shortened)).body.notes).toBe('Both, in short.');
  });
});

describe('deleting a client', () => {
  test('works while nothing names it', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    expect((await boss.delete(`/clients/${id}`)).status).toBe(200);
    expectProblem(await boss.get(`/clients/${id}`), 'not_found');
  });

  test('one that jobs name stays, and the answer says how many', async () => {
    const boss = await owner(app);
    const { id } = await add(boss);
    const job = await promisesOf(app, boss).staging();
    await app.sql`update staging set homeowner_id = ${id} where id = ${job}`;
    const refused = await boss.delete(`/clients/${id}`);
    expectProblem(refused, 'in_use');
    expect(refused.body).toMatchObject({ stagings: 1, properties: 0 });
  });
});

describe('the list', () => {
  test('is searched by name, company, email and contacts, narrowed by type, and sorted', async () => {
    const boss = await owner(app);
    await add(boss);
    await add(boss, {
      name: 'Alma Reyes',
      kind: 'builder',
      company: 'Reyes Homes',
      email: '',
      phone: '',
      contacts: [],
      lastContactOn: null,
    });
    const names = async (query: string) =>
      (await boss.get(`/clients?${query}`)).body.rows.map(({ name }: { name: string }) => name);
    expect(await names('searchQuery=kit')).toEqual(['June Castillo']);
    expect(await names('searchQuery=reyes%20homes')).toEqual(['Alma Reyes']);
    expect(await names('kind=builder')).toEqual(['Alma Reyes']);
    expect(await names('sortBy=lastContactOn&orderBy=desc')).toEqual(['June Castillo', 'Alma Reyes']);
  });
});
