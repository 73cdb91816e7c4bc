import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

type Made = { readonly id: string; readonly key: string };
const role = async (boss: PersonInTest, name: string, ...more: object[]): Promise<Made> => {
  const rules = [{ action: 'read', subject: 'Organization' }, ...more];
  return (await boss.post('/roles', { name, rules })).body;
};
const remove = (boss: PersonInTest, { id }: Made, moveTo: string) =>
  boss.request('DELETE', `/api/roles/${id}`, { moveTo });
const roleOf = async (boss: PersonInTest, person: PersonInTest) =>
  (await boss.get(`/members?searchQuery=${person.email}`)).body.rows[0].role;

test('a role goes; its members and open invitations have another one, built in or not', async () => {
  const boss = await owner(app);
  const [old, next] = [await role(boss, 'Stylist'), await role(boss, 'Photographer')];
  const person = await colleague(app, boss, old.key);
  await boss.post('/invitations', { email: 'soon@house.test', role: old.key });
  expect(await remove(boss, old, next.key)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await roleOf(boss, person)).toBe(next.key);
  expect((await boss.get('/invitations')).body.rows).toContainEqual(
    expect.objectContaining({ email: 'soon@house.test', role: next.key, status: 'pending' }),
  );
  expect((await boss.get('/audit?action=role.deleted')).body.rows).toMatchObject([
    { subjectName: 'Stylist', details: { members: 1, invitations: 1, movedTo: 'Photographer' } },
  ]);
  expect((await remove(boss, next, 'crew')).status).toBe(200);
  expect(await roleOf(boss, person)).toBe('crew');
});

test('not itself, not one of somebody else’s, not one that is not there: nothing changes', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const old = await role(boss, 'Stylist');
  const theirs = await role(stranger, 'Photographer');
  const person = await colleague(app, boss, old.key);
  for (const to of [old.key, theirs.key, 'nobody', 'NOT A KEY'])
    expectProblem(await remove(boss, old, to), 'invalid_input', 'moveTo');
  expectProblem(await remove(stranger, old, 'crew'), 'not_found');
  expect(await roleOf(boss, person)).toBe(old.key);
});

test('nobody is given a role with rights that the giver lacks, nor by whoever may not change members', async () => {
  const boss = await owner(app);
  const old = await role(boss, 'Stylist');
  const person = await colleague(app, boss, old.key);
  const keeper = await role(boss, 'Keeper', { action: 'manage', subject: 'Role' });
  const manager = await role(
    boss,
    'Manager',
    { action: 'manage', subject: 'Role' },
    { action: 'manage', subject: 'Member' },
  );
  const [keeps, manages] = [await colleague(app, boss, keeper.key), await colleague(app, boss, manager.key)];
  expectProblem(await remove(keeps, old, keeper.key), 'forbidden');
  for (const to of ['owner', 'admin'])
    expectProblem(await remove(manages, old, to), 'invalid_input', 'moveTo');
  expect(await roleOf(boss, person)).toBe(old.key);
  expect((await remove(manages, old, manager.key)).status).toBe(200);
});
