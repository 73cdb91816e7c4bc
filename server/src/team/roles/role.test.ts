import type { Rule } from '@archway/contract/kernel/access/ability';
import { builtInRoles, RoleKey } from '@archway/contract/kernel/access/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const readOrganization: Rule = { action: 'read', subject: 'Organization' };
const manageTeam: Rule[] = [
  readOrganization,
  { action: 'manage', subject: 'Member' },
  { action: 'manage', subject: 'Invitation' },
  { action: 'manage', subject: 'Role' },
];

const roleOf = async (boss: PersonInTest, name: string, rules: Rule[]) =>
  (await boss.post('/roles', { name, rules })).body;

test('the list has the seven built-in roles and those of the organization, with how many have each', async () => {
  const boss = await owner(app);
  const { key } = await roleOf(boss, 'Photo stylist', [readOrganization]);
  await colleague(app, boss, key);
  await colleague(app, boss, 'crew');
  const { rows } = (await boss.get('/roles')).body;
  expect(rows.map((row: { key: string }) => row.key)).toEqual([...builtInRoles, 'photo-stylist']);
  expect(rows.map((row: { members: number }) => row.members)).toEqual([1, 0, 0, 0, 1, 0, 0, 1]);
  expect(rows[7]).toMatchObject({
    name: 'Photo stylist',
    builtIn: false,
    version: 1,
    rules: [readOrganization],
  });
});

test('whoever changed a role last is named, and when; a built-in one has no changes', async () => {
  const boss = await owner(app);
  const role = await roleOf(boss, 'Photo stylist', [readOrganization]);
  expect(role.updatedBy).toBeNull();
  const admin = await colleague(app, boss, 'admin');
  await admin.patch(`/roles/${role.id}`, { version: 1, name: 'Stylist' });
  const { rows } = (await boss.get('/roles')).body;
  expect(rows.at(-1).updatedBy).toBe(`${admin.user.firstName} ${admin.user.lastName}`);
  expect(Date.parse(rows.at(-1).updatedAt)).toBeGreaterThan(Date.parse(role.updatedAt));
  expect(rows[0]).toMatchObject({ builtIn: true, updatedAt: null, updatedBy: null });
});

describe('making one', () => {
  test.each(['Photo stylist', 'عامل', '3D', 'Ötzi & Co', 'X', '🪑', 'Owner!'])(
    'works for the name %s and gives a key that fits',
    async (name) => {
      const boss = await owner(app);
      const made = await boss.post('/roles', { name, rules: [readOrganization] });
      expect(made).toMatchObject({ status: 201, body: { name, builtIn: false, members: 0 } });
      expect(RoleKey.safeParse(made.body.key).success).toBe(true);
      expect(builtInRoles).not.toContain(made.body.key);
    },
  );

  test('two names that give one key live side by side; one name does not', async () => {
    const boss = await owner(app);
    const first = await roleOf(boss, 'Set dresser', [readOrganization]);
    const second = await roleOf(boss, 'Set-dresser', [readOrganization]);
    expect(second.key).toMatch(/^set-dresser-/);
    expect(second.key).not.toBe(first.key);
    expect(await boss.post('/roles', { name: 'SET DRESSER', rules: [readOrganization] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', key: 'errors.nameTaken' }] },
    });
    expect(await boss.post('/roles', { name: 'admin', rules: [readOrganization] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', key: 'errors.nameTaken' }] },
    });
  });

  test('the same name may be used by another organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    expect((await roleOf(boss, 'Runner', [readOrganization])).key).toBe('runner');
    expect((await roleOf(stranger, 'Runner', [readOrganization])).key).toBe('runner');
  });

  test('wrong rules name the field', async () => {
    const boss = await owner(app);
    expect((await boss.post('/roles', { name: 'A role', rules: [] })).body.errors).toMatchObject([
      { field: 'rules', key: 'errors.tooFew' },
    ]);
    expect(
      (
        await boss.post('/roles', {
          name: 'A role',
          rules: [{ action: 'read', subject: 'Item', fields: [] }],
        })
      ).body.errors,
    ).toMatchObject([{ field: 'rules.0.fields', key: 'errors.ruleFields' }]);
    expect(
      (await boss.post('/roles', { name: 'A role', rules: [{ action: 'fly', subject: 'Item' }] })).body
        .errors,
    ).toMatchObject([{ field: 'rules.0.action' }]);
  });
});

describe('giving rights', () => {
  test('nobody makes, changes or gives a role with rights they lack', async () => {
    const boss = await owner(app);
    const { key } = await roleOf(boss, 'Team lead', manageTeam);
    const lead = await colleague(app, boss, key);
    const notGrantable = (field: string) => ({
      status: 422,
      body: { errors: [{ field, key: 'errors.notGrantable' }] },
    });
    expect(
      await lead.post('/roles', { name: 'Sneaky', rules: [{ action: 'manage', subject: 'Billing' }] }),
    ).toMatchObject(notGrantable('rules'));
    expect(
      await lead.post('/roles', { name: 'Fine', rules: [{ action: 'read', subject: 'Member' }] }),
    ).toMatchObject({ status: 201 });
    const own = (await boss.get('/roles')).body.rows.find((row: { key: string }) => row.key === key);
    expect(
      await lead.patch(`/roles/${own.id}`, {
        version: own.version,
        rules: [{ action: 'manage', subject: 'all' }],
      }),
    ).toMatchObject(notGrantable('rules'));
    expect(await lead.post('/invitations', { email: 'a@example.test', role: 'crew' })).toMatchObject(
      notGrantable('role'),
    );
    const self = (await boss.get(`/members?searchQuery=${lead.email}`)).body.rows[0];
    expect(await lead.patch(`/members/${self.id}`, { version: self.version, role: 'admin' })).toMatchObject(
      notGrantable('role'),
    );
    expect(await lead.post('/invitations', { email: 'b@example.test', role: key })).toMatchObject({
      status: 201,
    });
  });

  test('an admin cannot make a role that may delete the organization', async () => {
    const boss = await owner(app);
    const admin = await colleague(app, boss, 'admin');
    expect(
      await admin.post('/roles', { name: 'Shadow', rules: [{ action: 'manage', subject: 'all' }] }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'rules', key: 'errors.notGrantable' }] } });
    expect(await admin.post('/invitations', { email: 'c@example.test', role: 'admin' })).toMatchObject({
      status: 201,
    });
  });

  test('a right that is only partly theirs cannot be handed on whole', async () => {
    const boss = await owner(app);
    const { key } = await roleOf(boss, 'Partly', [
      ...manageTeam,
      { action: 'update', subject: 'Item', fields: ['description'] },
    ]);
    const person = await colleague(app, boss, key);
    expect(
      await person.post('/roles', { name: 'Whole', rules: [{ action: 'update', subject: 'Item' }] }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'rules' }] } });
  });
});

describe('changing one', () => {
  test('takes effect on the next call of whoever has it', async () => {
    const boss = await owner(app);
    const role = await roleOf(boss, 'Reader', [readOrganization]);
    const person = await colleague(app, boss, role.key);
    expect((await person.get('/members')).status).toBe(403);
    const changed = await boss.patch(`/roles/${role.id}`, {
      version: 1,
      name: 'Reader plus',
      rules: [readOrganization, { action: 'read', subject: 'Member' }],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, name: 'Reader plus', key: 'reader', members: 1 },
    });
    expect((await person.get('/members')).status).toBe(200);
    expect((await person.get('/me')).body.user.activeOrganization).toMatchObject({
      role: 'reader',
      roleName: 'Reader plus',
    });
  });

  test('is refused with an old version, for a stranger, and to a name that is taken', async () => {
    const boss = await owner(app);
    const role = await roleOf(boss, 'One', [readOrganization]);
    await roleOf(boss, 'Two', [readOrganization]);
    const stranger = await owner(app);
    expect(await boss.patch(`/roles/${role.id}`, { version: 7, name: 'Three' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', version: 1 },
    });
    expect(await stranger.patch(`/roles/${role.id}`, { version: 1, name: 'Mine' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await stranger.delete(`/roles/${role.id}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await boss.patch(`/roles/${role.id}`, { version: 1, name: 'two' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', key: 'errors.nameTaken' }] },
    });
  });
});

describe('deleting one', () => {
  test('is refused while a member has it or an open invitation offers it', async () => {
    const boss = await owner(app);
    const role = await roleOf(boss, 'Wanted', [readOrganization]);
    const person = await colleague(app, boss, role.key);
    const invited = await boss.post('/invitations', { email: 'wanted@example.test', role: role.key });
    expect(await boss.delete(`/roles/${role.id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', members: 1, invitations: 1 },
    });
    await boss.delete(`/invitations/${invited.body.id}`);
    const member = (await boss.get(`/members?searchQuery=${person.email}`)).body.rows[0];
    await boss.delete(`/members/${member.id}`);
    expect(await boss.delete(`/roles/${role.id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await boss.get('/roles')).body.rows).toHaveLength(7);
    expect((await boss.get('/audit?action=role.deleted')).body.rows).toMatchObject([
      { subjectName: 'Wanted' },
    ]);
  });

  test('at the moment it is given to somebody either refuses or comes first', async () => {
    const boss = await owner(app);
    const person = await colleague(app, boss, 'viewer');
    for (let round = 0; round < 15; round += 1) {
      const role = await roleOf(boss, `Round ${round}`, [readOrganization]);
      const member = (await boss.get(`/members?searchQuery=${person.email}`)).body.rows[0];
      const [given, deleted] = await Promise.all([
        boss.patch(`/members/${member.id}`, { version: member.version, role: role.key }),
        boss.delete(`/roles/${role.id}`),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([given!.status, deleted!.status]);
    }
  });
});

test.each(['$regex', '$in', '$where', '$foo'])(
  'a rule with the condition %s is refused, by its field',
  async (key) => {
    const boss = await owner(app);
    const rules = [
      { action: 'read', subject: 'Item' },
      { action: 'read', subject: 'Item', inverted: true, conditions: { [key]: '(((' } },
    ];
    expect((await boss.post('/roles', { name: 'Odd', rules })).status).toBe(422);
  },
);

test('a right to some of a subject does not open calls that stand for all of it', async () => {
  const boss = await owner(app);
  const rules: Rule[] = [
    { action: 'read', subject: 'Member', conditions: { role: 'crew' } },
    { action: 'read', subject: 'Role', fields: ['name'] },
    readOrganization,
  ];
  const { key } = await roleOf(boss, 'Narrow', rules);
  const narrow = await colleague(app, boss, key);
  expect((await narrow.get('/organization')).status).toBe(200);
  expect((await narrow.get('/members')).status).toBe(403);
  expect((await narrow.get('/roles')).status).toBe(403);
});
