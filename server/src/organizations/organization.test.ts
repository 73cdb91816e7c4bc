import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, signUpBody } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const company = {
  name: 'Second House',
  companyType: 'event_staging',
  companySize: '1',
  city: 'Salem',
  state: 'OR',
};

describe('founding', () => {
  test('two companies of one name get different addresses, and neither tells that the other is there', async () => {
    const [first, second] = [
      await owner(app, { companyName: 'Twin Oaks' }),
      await owner(app, { companyName: 'Twin Oaks' }),
    ];
    for (const { user } of [first, second])
      expect(user.activeOrganization?.slug).toMatch(/^twin-oaks-[a-z0-9]{5}$/);
    expect(first.user.activeOrganization?.slug).not.toBe(second.user.activeOrganization?.slug);
  });

  test('as many foundings of one name at once as an address may make all succeed with an address of their own; one more waits', async () => {
    const person = await owner(app);
    await app.forgetLimits();
    const found = () => person.post('/organizations', { ...company, name: 'Rush' });
    const answers = await Promise.all(Array.from({ length: 20 }, found));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(20);
    expectProblem(await found(), 'too_many_requests');
  });

  test('a member founds another organization, owns it, and finds it among their own', async () => {
    const person = await owner(app, { timezone: 'America/Los_Angeles' });
    const made = await person.post('/organizations', company);
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Second House',
        role: 'owner',
        roleName: 'Owner',
        currency: 'USD',
        units: 'imperial',
        timezone: 'America/Los_Angeles',
        setupDone: false,
      },
    });
    const me = await person.get('/me');
    expect(me.body.user.organizations).toHaveLength(2);
    const entries = await app.sql`select action, actor_id from audit_entry where org_id = ${made.body.id}`;
    expect(entries).toEqual([{ action: 'organization.created', actorId: person.user.id }]);
  });

  test('an address that is not activated founds nothing more', async () => {
    const browser = app.browser();
    browser.keep((await browser.post('/auth/signup', signUpBody())).body.data);
    expect(await browser.post('/organizations', company)).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
  });

  test('wrong input names the field', async () => {
    const person = await owner(app);
    const answer = await person.post('/organizations', { ...company, city: ' ', companySize: 'huge' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'companySize', key: 'errors.choice' },
          { field: 'city', key: 'errors.required' },
        ],
      },
    });
  });
});

describe('details', () => {
  test('every member can read them', async () => {
    const boss = await owner(app);
    const viewer = await colleague(app, boss, 'viewer');
    const answer = await viewer.get('/organization');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: boss.user.activeOrganization?.id,
        version: 1,
        settings: { bufferDays: 2, pickLeadDays: 1, initialTermDays: 60, noticeDays: 10 },
      },
    });
  });

  test('a change keeps what it does not name, counts the version up and says in the log what was different', async () => {
    const boss = await owner(app);
    const before = (await boss.get('/organization')).body;
    const answer = await boss.patch('/organization', {
      version: 1,
      name: 'New name',
      settings: { ...before.settings, bufferDays: 5, codePrefix: 'lk' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        name: 'New name',
        city: before.city,
        slug: before.slug,
        settings: { bufferDays: 5, codePrefix: 'LK' },
      },
    });
    const [entry] =
      await app.sql`select details from audit_entry where org_id = ${before.id} and action = 'organization.changed'`;
    expect(entry?.details).toMatchObject({ name: { from: before.name, to: 'New name' } });
    expect(Object.keys(entry?.details)).toEqual(['name', 'settings']);
  });

  test('whoever changed them last is named, and when', async () => {
    const boss = await owner(app);
    const before = (await boss.get('/organization')).body;
    expect(before.updatedBy).toBeNull();
    const admin = await colleague(app, boss, 'admin');
    await admin.patch('/organization', { version: 1, city: 'Bend' });
    const after = (await boss.get('/organization')).body;
    expect(after.updatedBy).toBe(`${admin.user.firstName} ${admin.user.lastName}`);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test('a change that was made looking at an older state is refused with the version there is', async () => {
    const boss = await owner(app);
    await boss.patch('/organization', { version: 1, city: 'Bend' });
    expect(await boss.patch('/organization', { version: 1, city: 'Eugene' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', version: 2 },
    });
  });

  test('of two changes at once one wins', async () => {
    const boss = await owner(app);
    const answers = await Promise.all(
      ['Bend', 'Eugene'].map((city) => boss.patch('/organization', { version: 1, city })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a designer may not change them', async () => {
    const boss = await owner(app);
    const designer = await colleague(app, boss, 'designer');
    expect(await designer.patch('/organization', { version: 1, city: 'Bend' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('wrong input names the field', async () => {
    const boss = await owner(app);
    const answer = await boss.patch('/organization', {
      version: 1,
      timezone: 'Mars/Olympus',
      currency: 'XXX',
    });
    expect(answer.body.errors).toMatchObject([
      { field: 'timezone', key: 'errors.timezone' },
      { field: 'currency', key: 'errors.choice' },
    ]);
  });
});

describe('set-up', () => {
  const answers = { name: 'Set up', units: 'metric', currency: 'EUR', timezone: 'Europe/Paris' };

  test('answering the wizard marks it as done', async () => {
    const boss = await owner(app);
    expect(await boss.post('/organization/setup', { ...answers, version: 1 })).toMatchObject({
      status: 200,
      body: { ...answers, setupDone: true, version: 2 },
    });
    expect((await boss.get('/me')).body.user.activeOrganization).toMatchObject({
      name: 'Set up',
      setupDone: true,
    });
  });

  test('an old version and wrong input are refused', async () => {
    const boss = await owner(app);
    expect(await boss.post('/organization/setup', { ...answers, version: 9 })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', version: 1 },
    });
    expect(await boss.post('/organization/setup', { ...answers, name: '', version: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name' }] },
    });
  });
});

describe('leaving', () => {
  test('whoever leaves loses every right there with the next call, and it is in the log', async () => {
    const boss = await owner(app);
    const crew = await colleague(app, boss, 'crew');
    expect(await crew.post('/organization/leave')).toMatchObject({ status: 200, body: { left: true } });
    expect(await crew.get('/members')).toMatchObject({ status: 403 });
    expect(await crew.post('/organization/leave')).toMatchObject({ status: 403 });
    expect((await crew.get('/me')).body.user.organizations).toEqual([]);
    const entries =
      await app.sql`select actor_id from audit_entry where org_id = ${boss.user.activeOrganization!.id} and action = 'member.left'`;
    expect(entries).toEqual([{ actorId: crew.user.id }]);
  });

  test('the last owner cannot leave', async () => {
    const boss = await owner(app);
    await colleague(app, boss, 'admin');
    expect(await boss.post('/organization/leave')).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    });
    expect((await boss.get('/organization')).status).toBe(200);
  });

  test('of two owners who leave at once, one stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      await app.forgetLimits();
      const boss = await owner(app);
      const second = await colleague(app, boss, 'owner');
      const answers = await Promise.all([
        boss.post('/organization/leave'),
        second.post('/organization/leave'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
