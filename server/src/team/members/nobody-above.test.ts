import {
  type Action,
  actions,
  type Rule,
  type Subject,
  subjects,
} from '@archway/contract/kernel/access/ability';
import { buildAbility } from '@archway/contract/kernel/access/build-ability';
import { builtInRoles, builtInRules } from '@archway/contract/kernel/access/roles';
import { invitations, members, roles } from '@archway/contract/team/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const manageTeam: Rule[] = [
  { action: 'read', subject: 'Organization' },
  { action: 'manage', subject: 'Member' },
  { action: 'manage', subject: 'Invitation' },
  { action: 'manage', subject: 'Role' },
];
const nothing: Rule[] = [{ action: 'read', subject: 'Organization' }];
/** Roles of the organization's own that manage members, beside the built-in ones. */
const ownRoles: Record<string, Rule[]> = {
  'team-lead': manageTeam,
  'crew-lead': [...builtInRules.crew, ...manageTeam],
  'house-lead': [...builtInRules.admin, { action: 'manage', subject: 'Billing', inverted: true }],
  'plain-hand': nothing,
};
const rulesOf: Record<string, readonly Rule[]> = { ...builtInRules, ...ownRoles };
const roleKeys = [...builtInRoles, ...Object.keys(ownRoles)];
/** Whoever has a right over members at all, and one who has none; the other built-in roles are in the matrix of roles. */
const actorKeys = ['owner', 'admin', 'viewer', 'team-lead', 'crew-lead', 'house-lead'];

type Target = {
  member: string;
  userId: string;
  invitation: string;
  role: string | null;
  unused: string | null;
};
const house = {
  actors: new Map<string, PersonInTest>(),
  targets: new Map<string, Target>(),
  orgId: '',
};

beforeAll(async () => {
  const boss = await owner(app);
  house.orgId = boss.user.activeOrganization!.id;
  const ids = new Map<string, string>();
  for (const [name, rules] of Object.entries(ownRoles))
    ids.set(name, (await boss.post('/roles', { name, rules })).body.id);
  for (const key of roleKeys) {
    await app.forgetLimits();
    if (actorKeys.includes(key)) house.actors.set(key, await colleague(app, boss, key));
    const target = await colleague(app, boss, key);
    const unused =
      ownRoles[key] && (await boss.post('/roles', { name: `unused ${key}`, rules: ownRoles[key] })).body.id;
    house.targets.set(key, {
      member: (await boss.get(`/members?searchQuery=${target.email}`)).body.rows[0].id,
      userId: target.user.id,
      invitation: (await boss.post('/invitations', { email: `${key}@waiting.test`, role: key })).body.id,
      role: ids.get(key) ?? null,
      unused: unused ?? null,
    });
  }
}, 120_000);

type Touch = {
  readonly right: readonly [Action, Subject];
  /** Only roles of the organization's own can be changed. */
  readonly ownRolesOnly?: true;
  readonly status?: 'suspended';
  call(actor: PersonInTest, target: Target, key: string): Promise<Answer>;
};

const touches: Record<string, Touch> = {
  'members.change, a title': {
    right: ['update', 'Member'],
    call: async (actor, { member }) =>
      actor.patch(`/members/${member}`, {
        version: await versionOf('membership', member),
        title: 'Someone',
      }),
  },
  'members.change, the role': {
    right: ['update', 'Member'],
    call: async (actor, { member }, key) =>
      actor.patch(`/members/${member}`, {
        version: await versionOf('membership', member),
        role: key === 'plain-hand' ? undefined : 'plain-hand',
        title: 'Else',
      }),
  },
  'members.suspend': {
    right: ['update', 'Member'],
    call: (actor, { member }) => actor.post(`/members/${member}/suspend`),
  },
  'members.reactivate': {
    right: ['update', 'Member'],
    status: 'suspended',
    call: (actor, { member }) => actor.post(`/members/${member}/reactivate`),
  },
  'members.signOut': {
    right: ['update', 'Member'],
    call: (actor, { member }) => actor.post(`/members/${member}/sign-out`),
  },
  'members.remove': {
    right: ['delete', 'Member'],
    call: (actor, { member }) => actor.delete(`/members/${member}`),
  },
  'invitations.create': {
    right: ['create', 'Invitation'],
    call: (actor, _target, key) => actor.post('/invitations', { email: 'new@waiting.test', role: key }),
  },
  'invitations.resend': {
    right: ['create', 'Invitation'],
    call: (actor, { invitation }) => actor.post(`/invitations/${invitation}/resend`),
  },
  'invitations.revoke': {
    right: ['delete', 'Invitation'],
    call: (actor, { invitation }) => actor.delete(`/invitations/${invitation}`),
  },
  'roles.create': {
    right: ['create', 'Role'],
    call: (actor, _target, key) => actor.post('/roles', { name: 'new role', rules: rulesOf[key] }),
  },
  'roles.change, the name': {
    right: ['update', 'Role'],
    ownRolesOnly: true,
    call: async (actor, { unused }, key) =>
      actor.patch(`/roles/${unused}`, { version: await versionOf('role', unused!), name: `renamed ${key}` }),
  },
  'roles.change, the rules': {
    right: ['update', 'Role'],
    ownRolesOnly: true,
    call: async (actor, { unused }) =>
      actor.patch(`/roles/${unused}`, { version: await versionOf('role', unused!), rules: nothing }),
  },
  'roles.remove': {
    right: ['delete', 'Role'],
    ownRolesOnly: true,
    call: (actor, { unused }) => actor.delete(`/roles/${unused}`),
  },
};

test('every endpoint that changes a member, an invitation or a role is among them', () => {
  const answeredByLink = ['invitations.accept', 'invitations.decline'];
  const changing = Object.entries({ members, invitations, roles }).flatMap(([slice, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint['~orpc'].meta.change && !endpoint['~orpc'].meta.answersFile)
      .map(([name]) => `${slice}.${name}`),
  );
  const touched = new Set(Object.keys(touches).map((name) => name.split(',')[0]));
  expect(changing.filter((name) => !touched.has(name) && !answeredByLink.includes(name))).toEqual([]);
});

describe.each(Object.entries(touches))('%s', (_name, touch) => {
  test.each(actorKeys)('%s reaches exactly those whose rights they have', async (actorKey) => {
    const actor = house.actors.get(actorKey)!;
    const outcomes: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const key of roleKeys.filter((role) => !touch.ownRolesOnly || ownRoles[role])) {
      const target = house.targets.get(key)!;
      await restore(target, key, touch.status ?? 'active');
      const before = await stateOf(target);
      const answer = await touch.call(actor, target, key);
      outcomes[key] = answer.status < 300;
      expected[key] = has(actorKey, touch.right) && holds(actorKey, key);
      if (!outcomes[key]) {
        expect([key, answer.status]).toEqual([key, answer.status === 422 ? 422 : 403]);
        expect(await stateOf(target)).toEqual(before);
      }
    }
    expect(outcomes).toEqual(expected);
  });
});

const has = (key: string, [action, subject]: readonly [Action, Subject]) =>
  buildAbility(rulesOf[key] ?? []).can(action, subject);
/** No role here has a right in part, so rights can be counted one by one. Only an owner is above owners. */
const holds = (actorKey: string, targetKey: string) =>
  (targetKey !== 'owner' || actorKey === 'owner') &&
  actions.every((action) =>
    subjects.every((subject) => !has(targetKey, [action, subject]) || has(actorKey, [action, subject])),
  );

const versionOf = async (table: 'membership' | 'role', id: string) => {
  const [row] = await app.sql<{ version: number }[]>`select version from ${app.sql(table)} where id = ${id}`;
  return row?.version;
};

/** As it was when everybody had joined. */
const restore = async ({ member, invitation, role, unused }: Target, key: string, status: string) => {
  const { sql } = app;
  await app.forgetLimits();
  await sql`update membership set status = ${status}, role_key = ${key}, role_id = ${role}, title = '' where id = ${member}`;
  await sql`update invitation set status = 'pending' where id = ${invitation}`;
  await sql`delete from one_time_token where subject_id in (select id from invitation where email = 'new@waiting.test')`;
  await sql`delete from invitation where email = 'new@waiting.test'`;
  await sql`delete from role where org_id = ${house.orgId} and name = 'new role'`;
  if (!unused) return;
  await sql`insert into role (org_id, id, key, name, rules) values (${house.orgId}, ${unused}, ${`unused-${key}`}, ${`unused ${key}`}, ${sql.json(rulesOf[key] as never)})
    on conflict (org_id, id) do update set name = excluded.name, rules = excluded.rules`;
};

const stateOf = async ({ member, userId, invitation, unused }: Target) => ({
  members: await app.sql`select role_key, status, title, version from membership where id = ${member}`,
  sessions: await app.sql`select id from session where user_id = ${userId} and revoked_at is null`,
  invitations:
    await app.sql`select email, status, expires_at from invitation where id = ${invitation} or email = 'new@waiting.test'`,
  roles: await app.sql`select name, rules from role where id = ${unused} or name = 'new role'`,
});
