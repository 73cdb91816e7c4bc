import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../test-app.ts';
import { badValues } from './bad-values.ts';
import { call, type Endpoint, type Input, pathNames, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { type Caller, makeWorld, type World } from './world.ts';

const app = useTestApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(app);
});

/** A right call of the endpoint that is made anew whenever the last one succeeded, because it used up what it was about. */
const callsOf = (endpoint: Endpoint) => {
  let ready: { person: Caller; input: Input } | undefined;
  return async (change: Input, headers?: Record<string, string>) => {
    await app.forgetLimits();
    if (!ready) {
      const person = await world.person('owner');
      ready = { person, input: await exampleOf(endpoint)(world, person) };
    }
    const answer = await call(ready.person, endpoint, { ...ready.input, ...change }, headers);
    if (answer.status < 300 && endpoint.meta.change) ready = undefined;
    return answer;
  };
};

/** Every field of an input, those inside objects and lists too, as a path and a way to set it. */
const fieldsOf = (schema: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return [
      ...(path.length > 0 ? [path] : []),
      ...Object.entries(inner.shape).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ];
  if (inner instanceof z.ZodArray)
    return [
      path,
      ...(bare(inner.element) instanceof z.ZodObject ? fieldsOf(inner.element, [...path, '0']) : []),
    ];
  return [path];
};

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;

/** The value at the end of a path, inside the objects and lists that lead to it. */
const at = ([name = '', ...rest]: readonly string[], value: unknown): Input => ({
  [name]: rest.length === 0 ? value : rest[0] === '0' ? [at(rest.slice(1), value)] : at(rest, value),
});

test.each(rows(({ input }) => input !== undefined))(
  '%s answers strange values with a problem that names the field, and never breaks',
  { timeout: 60_000 },
  async (_name, endpoint) => {
    const make = callsOf(endpoint);
    for (const path of fieldsOf(endpoint.input)) {
      const inPath = path.length === 1 && pathNames(endpoint).includes(path[0]!);
      for (const [what, value] of badValues) {
        // A path is short text; the longest that the server reads has two thousand characters.
        if (inPath && (typeof value === 'object' || !sendable(value))) continue;
        if (endpoint.method === 'GET' && !sendable(value)) continue;
        const answer = await make(at(path, value));
        const told = {
          endpoint: endpoint.name,
          field: path.join('.'),
          what,
          status: answer.status,
          body: answer.text.slice(0, 300),
        };
        if (answer.status >= 500) expect(told).toBe('no failure of ours');
        if (answer.status === 422) {
          const fields: string[] = answer.body.errors.map((error: { field: string }) => error.field);
          if (!fields.some((field) => field.split('.')[0] === path[0]))
            expect({ ...told, fields }).toBe('an error that names the field');
          for (const error of answer.body.errors) expect(error.key).toMatch(/^errors\./);
        }
      }
    }
  },
);

/** Whether a value can travel in an address at all. */
const sendable = (value: unknown) =>
  typeof value !== 'string' || (value.length < 2000 && value.isWellFormed());

test.each(rows(({ input, method }) => input !== undefined && method !== 'GET'))(
  '%s keeps nothing of what was sent beside its fields',
  async (_name, endpoint) => {
    const word = `extra${crypto.randomUUID().slice(-12)}`;
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
    const answer = await callsOf(endpoint)(extra);
    expect([endpoint.status, 422]).toContain(answer.status);
    expect(await found(word)).toEqual([]);
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

test.each(rows(({ input, method }) => input !== undefined && method !== 'GET'))(
  '%s does the same whatever plausible things are sent beside its fields',
  async (_name, endpoint) => {
    const [id, orgId, userId] = [crypto.randomUUID(), await world.organization(), crypto.randomUUID()];
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
    for (const word of [id, userId, '2001-02-03', '987654321'])
      expect([word, await found(word)]).toEqual([word, []]);
  },
);

const rowOf = (orgId: string) =>
  app.sql`select to_jsonb(o) as row, (select count(*)::int from membership where org_id = o.id) as members,
    (select count(*)::int from storage_location where org_id = o.id) as places from organization o where id = ${orgId}`;

test('nothing is kept of what is sent inside a field beside what it knows', async () => {
  const word = `nested${crypto.randomUUID().slice(-12)}`;
  const boss = await world.person('owner');
  const { settings } = (await boss.get('/organization')).body;
  const nested = { canary: word, role: word, id: word, nested: { canary: word } };
  const changed = await boss.patch('/organization', {
    version: await world.version(),
    settings: { ...settings, bufferDays: 4, ...nested },
  });
  expect([200, 422]).toContain(changed.status);
  const rule = { action: 'read', subject: 'Item', ...nested };
  expect([201, 422]).toContain((await boss.post('/roles', { name: 'Nested', rules: [rule] })).status);
  expect(changed.text).not.toContain(word);
  expect(await found(word)).toEqual([]);
});

test.each(rows((endpoint) => pathNames(endpoint).length > 0 && endpoint.method !== 'GET'))(
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

test.each(rows(({ input }) => Object.hasOwn(input?.shape ?? {}, 'itemsPerPage')))(
  '%s takes the pages and orders it offers, and no others',
  async (_name, endpoint) => {
    const make = callsOf(endpoint);
    for (const itemsPerPage of [5, 10, 20, 25, 50, 100])
      expect((await make({ itemsPerPage })).body.itemsPerPage).toBe(itemsPerPage);
    const plain = (await make({})).body;
    expect([plain.page, plain.itemsPerPage]).toEqual([1, 25]);
    expect((await make({ page: 1_000_000 })).body.rows).toEqual([]);
    const wrong: [string, unknown][] = [
      ...[0, -1, 1.5, 1e9, 'x', '', '1; select 1'].map((value): [string, unknown] => ['page', value]),
      ...[7, 0, -5, 1000, 'all', '25 offset 0'].map((value): [string, unknown] => ['itemsPerPage', value]),
      ...[
        'id',
        'password_hash',
        '1',
        "name'",
        'name; drop table app_user',
        'name desc',
        '(select 1)',
        'name, (select pg_sleep(5))',
      ].map((value): [string, unknown] => ['sortBy', value]),
      ...['up', 'desc, 1', "asc'"].map((value): [string, unknown] => ['orderBy', value]),
      ['searchQuery', 'x'.repeat(201)],
    ];
    for (const [field, value] of wrong) {
      const answer = await make({ [field]: value });
      expect([field, value, answer.status, answer.body.errors?.[0]?.field]).toEqual([
        field,
        value,
        422,
        field,
      ]);
    }
  },
);

test('no list is slow on a search, whatever is searched for', async () => {
  const make = rows(({ input }) => Object.hasOwn(input?.shape ?? {}, 'searchQuery')).map(([, endpoint]) =>
    callsOf(endpoint),
  );
  for (const search of [
    '%'.repeat(200),
    '_'.repeat(200),
    `${'(a+)+'.repeat(30)}$`,
    '\\'.repeat(199),
    "' or 1=1 --",
    ':* & |',
    '"unclosed',
  ]) {
    for (const one of make) {
      const start = performance.now();
      expect((await one({ searchQuery: search })).status).toBe(200);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  }
});

/** Where in the database a word stands. */
const found = async (word: string) => {
  const tables = await app.sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  const hits = [];
  for (const { name } of tables) {
    const [row] = await app.sql.unsafe<{ hits: number }[]>(
      `select count(*)::int as hits from ${name} t where strpos(t::text, $1) > 0`,
      [word],
    );
    if (row!.hits > 0) hits.push(name);
  }
  return hits;
};

const sum = async () => {
  const [row] = await app.sql`
    select (select md5(string_agg(t::text, '' order by t::text)) from app_user t) as users, (select md5(string_agg(t::text, '' order by t::text)) from membership t) as memberships,
      (select md5(string_agg(t::text, '' order by t::text)) from role t) as roles, (select md5(string_agg(t::text, '' order by t::text)) from invitation t) as invitations,
      (select md5(string_agg(t::text, '' order by t::text)) from storage_location t) as places, (select md5(string_agg(t::text, '' order by t::text)) from vendor t) as vendors,
      (select md5(string_agg(t::text, '' order by t::text)) from category t) as categories,
      (select count(*) from session where revoked_at is not null) as revoked, (select count(*) from one_time_token where used_at is not null) as used`;
  return row;
};
