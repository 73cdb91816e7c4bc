import type { Rule } from '@archway/contract/kernel/access/ability';
import { buildAbility } from '@archway/contract/kernel/access/build-ability';
import { builtInRoles, builtInRules } from '@archway/contract/kernel/access/roles';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { call, type Endpoint, pathNames, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { makeWorld, type World } from './world.ts';

/** Who may call an endpoint, by everything that can be said about a caller. */
export const rolesMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });
  beforeEach(() => app.forgetLimits());

  const callers = ['anonymous', 'suspended', ...builtInRoles] as const;
  type CallerName = (typeof callers)[number];

  /** The answer that the endpoint's declaration promises this caller. */
  const promised = ({ meta: { access }, name, status }: Endpoint, caller: CallerName) => {
    if (access === 'anyone') return status;
    if (caller === 'anonymous') return 401;
    if (access === 'account') return caller === 'suspended' && membersOnly.has(name) ? 403 : status;
    if (caller === 'suspended') return 403;
    return buildAbility(builtInRules[caller] as Rule[]).can(access.action, access.subject) ? status : 403;
  };

  /** About one's own account, and still of no use to somebody who is suspended. */
  const membersOnly = new Set(['organizations.leave']);

  test.each(own())('%s answers everybody as it declares', async (_name, endpoint) => {
    const answers: Record<string, number> = {};
    const promises: Record<string, number> = {};
    for (const caller of callers) {
      const role = caller === 'anonymous' || caller === 'suspended' ? 'owner' : caller;
      const person = await world.person(role, { status: caller === 'suspended' ? 'suspended' : 'active' });
      const input = await exampleOf(endpoint)(world, person);
      const answer = await call(caller === 'anonymous' ? app.browser() : person, endpoint, input);
      answers[caller] = answer.status;
      promises[caller] = promised(endpoint, caller);
      if (answer.status === 403) expect(answer.body.code).toBe('forbidden');
      if (answer.status === 401) expect(answer.body.code).toBe('unauthenticated');
    }
    expect(answers).toEqual(promises);
  });

  test.each(own(({ meta }) => typeof meta.access === 'object'))(
    '%s follows the rules of a custom role',
    async (_name, endpoint) => {
      const { action, subject } = endpoint.meta.access as { action: string; subject: string }; // filtered above
      const withRules = async (rules: unknown[]) => {
        const person = await world.person('crew');
        const { id, key } = await world.role();
        await app.sql`update role set rules = ${app.sql.json(rules as never)} where id = ${id}`;
        await app.sql`update membership set role_key = ${key}, role_id = ${id} where id = ${person.membershipId}`;
        return (await call(person, endpoint, await exampleOf(endpoint)(world, person))).status;
      };
      // Somebody who may do only this can neither give rights away nor touch whoever has more of them, so making and giving
      // roles is judged by what was refused first, and those who are touched have no more than the caller.
      const below =
        endpoint.meta.change && ['Member', 'Invitation', 'Role'].includes(subject)
          ? [...builtInRules.crew, ...builtInRules.viewer]
          : [];
      // Views are of a list, here of items, and need the right to see it as well.
      const seen = endpoint.name.startsWith('views.') ? [{ action: 'read', subject: 'Item' }] : [];
      expect(await withRules([{ action, subject }, ...below, ...seen])).not.toBe(403);
      expect(await withRules([{ action: 'manage', subject: 'AclDemo' }])).toBe(403);
      expect(
        await withRules([
          { action: 'manage', subject: 'all' },
          { action, subject, inverted: true },
        ]),
      ).toBe(403);
    },
  );

  test.each(own(({ meta }) => meta.needsVerifiedEmail === true))(
    '%s needs an activated address',
    async (_name, endpoint) => {
      const person = await world.person('owner');
      await app.sql`update app_user set email_verified_at = null where id = ${person.id}`;
      const answer = await call(person, endpoint, await exampleOf(endpoint)(world, person));
      expect([answer.status, answer.body.code]).toEqual([403, 'email_not_verified']);
    },
  );

  test.each(own(({ meta }) => meta.access !== 'anyone'))(
    '%s refuses whoever may not before it reads what they sent',
    async (_name, endpoint) => {
      const junk = Object.fromEntries([...pathNames(endpoint), 'junk'].map((name) => [name, 'nonsense']));
      expect((await call(app.browser(), endpoint, junk)).status).toBe(401);
      const stranger = await world.person('viewer', { status: 'suspended' });
      if (typeof endpoint.meta.access === 'object')
        expect((await call(stranger, endpoint, junk)).status).toBe(403);
    },
  );
};
