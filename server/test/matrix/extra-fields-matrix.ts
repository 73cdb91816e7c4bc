import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { call, type Input, pathNames, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { findInDatabase } from './find-in-database.ts';
import { makeWorld, type World } from './world.ts';

/** What is sent beside the fields of an endpoint. */
export const extraFieldsMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });

  /**
   * What was sent beside the fields, and by which call. The database is searched once, by the last test: each search reads
   * every row of it, and everything sent has one of these two shapes.
   */
  const sent = new Map<string, string>();
  const wordShape = /extra-[0-9a-f]{12}|eeeeeeee-0000-7000-8000-[0-9a-f]{12}/;
  const random = () => crypto.randomUUID().slice(-12);
  const wordOf = (call: string) => remembered(`extra-${random()}`, call);
  const idOf = (call: string) => remembered(`eeeeeeee-0000-7000-8000-${random()}`, call);
  const remembered = (word: string, call: string) => {
    sent.set(word, call);
    return word;
  };

  test.each(own(({ input, method }) => input !== undefined && method !== 'GET'))(
    '%s keeps nothing of what was sent beside its fields',
    async (name, endpoint) => {
      const word = wordOf(name);
      const names = [
        'orgId',
        'org_id',
        'organizationId',
        'role',
        'roleKey',
        'role_key',
        'ownerId',
        'userId',
        'user_id',
        'createdAt',
        'created_at',
        'createdBy',
        'status',
        'version',
        'emailVerified',
        'emailVerifiedAt',
        'email_verified_at',
        'isAdmin',
        'permissions',
        'userAbilityRules',
        'passwordHash',
        'demo',
        'slug',
        'price',
        'costPrice',
      ];
      const extra = Object.fromEntries(
        names.filter((name) => !Object.hasOwn(endpoint.input!.shape, name)).map((name) => [name, word]),
      );
      await app.forgetLimits();
      const person = await world.person('owner');
      const input = await exampleOf(endpoint)(world, person);
      const answer = await call(person, endpoint, { ...input, ...extra });
      expect([endpoint.status, 422]).toContain(answer.status);
      expect(answer.text).not.toContain(word);
    },
  );

  /** Who is what, and who is known to be who: what extra fields must not change. */
  const census = async () => {
    const counts = await app.sql<{ what: string; count: number }[]>`
    select concat_ws(' ', 'member', role_key, status) as what, count(*)::int as count from membership group by 1
    union all select concat_ws(' ', 'user', status, email_verified_at is not null), count(*)::int from app_user group by 1
    union all select concat_ws(' ', 'organization', demo), count(*)::int from organization group by 1`;
    return new Map(counts.map(({ what, count }) => [what, count]));
  };
  const growth = (before: Map<string, number>, after: Map<string, number>) =>
    Object.fromEntries(
      [...new Set([...before.keys(), ...after.keys()])]
        .map((what) => [what, (after.get(what) ?? 0) - (before.get(what) ?? 0)] as const)
        .filter(([, difference]) => difference !== 0),
    );

  test.each(own(({ input, method }) => input !== undefined && method !== 'GET'))(
    '%s does the same whatever plausible things are sent beside its fields',
    async (name, endpoint) => {
      const [id, orgId, userId] = [idOf(name), await world.organization(), idOf(name)];
      const then = '2001-02-03T04:05:06.000Z';
      const plausible: Input = {
        id,
        orgId,
        org_id: orgId,
        organizationId: orgId,
        ownerId: userId,
        userId,
        user_id: userId,
        createdBy: userId,
        role: 'owner',
        roleKey: 'owner',
        role_key: 'owner',
        status: 'active',
        emailVerified: true,
        emailVerifiedAt: then,
        email_verified_at: then,
        createdAt: then,
        created_at: then,
        updatedAt: then,
        demo: true,
        isAdmin: true,
        price: 987_654_321,
        settings: { bufferDays: 59, canary: userId },
        rules: [{ action: 'manage', subject: 'all' }],
      };
      const extra = Object.fromEntries(
        Object.entries(plausible).filter(([name]) => !Object.hasOwn(endpoint.input!.shape, name)),
      );
      /** What one call does to the census; the people and things it is about are made before. */
      const effectOf = async (more: Input) => {
        await app.forgetLimits();
        const person = await world.person('owner');
        const input = await exampleOf(endpoint)(world, person);
        const before = await census();
        const { status } = await call(person, endpoint, { ...input, ...more });
        return { status, growth: growth(before, await census()) };
      };
      const plain = await effectOf({});
      const organization = await rowOf(orgId);
      const extended = await effectOf(extra);
      if (extended.status !== 422) expect(extended).toEqual(plain);
      expect(await rowOf(orgId)).toEqual(organization);
    },
  );

  const rowOf = (orgId: string) =>
    app.sql`select to_jsonb(o) as row, (select count(*)::int from membership where org_id = o.id) as members,
    (select count(*)::int from storage_location where org_id = o.id) as places from organization o where id = ${orgId}`;

  test.each(own((endpoint) => pathNames(endpoint).length > 0 && endpoint.method !== 'GET'))(
    '%s is about what its path names, whatever the body says',
    async (_name, endpoint) => {
      const [victim, mine] = [await world.person('owner'), await world.person('owner')];
      const other = await exampleOf(endpoint)(world, victim);
      const own = await exampleOf(endpoint)(world, mine);
      const [name = ''] = pathNames(endpoint);
      const before = await sum();
      const path = endpoint.path.replace(`{${name}}`, String(own[name]));
      const answer = await mine.request(endpoint.method, `/api${path}`, { ...own, [name]: other[name] });
      expect([answer.status, answer.body?.errors?.[0]?.field]).toEqual([422, name]);
      expect(await sum()).toEqual(before);
    },
  );

  test.runIf(own(({ input, method }) => input !== undefined && method !== 'GET').length > 0)(
    'nothing of all that was sent beside the fields stands anywhere in the database',
    async () => {
      const pattern = [wordShape.source, '2001-02-03', '987654321'].join('|');
      const hits = await findInDatabase(app, pattern);
      expect(hits.map(({ table, word }) => `${table}: ${word} of ${sent.get(word) ?? 'some call'}`)).toEqual(
        [],
      );
      expect(sent.size).toBeGreaterThan(0);
    },
  );

  const sum = async () => {
    const [row] = await app.sql`
    select (select md5(string_agg(t::text, '' order by t::text)) from app_user t) as users, (select md5(string_agg(t::text, '' order by t::text)) from membership t) as memberships,
      (select md5(string_agg(t::text, '' order by t::text)) from role t) as roles, (select md5(string_agg(t::text, '' order by t::text)) from invitation t) as invitations,
      (select md5(string_agg(t::text, '' order by t::text)) from storage_location t) as places, (select md5(string_agg(t::text, '' order by t::text)) from vendor t) as vendors,
      (select md5(string_agg(t::text, '' order by t::text)) from category t) as categories,
      (select count(*) from session where revoked_at is not null) as revoked, (select count(*) from one_time_token where used_at is not null) as used`;
    return row;
  };
};
