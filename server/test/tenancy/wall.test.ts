import { randomUUID } from 'node:crypto';
import { leastPicturePart } from '@archway/contract/inventory/device-events/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMigrated } from '../../src/platform/db/connections/open-database.ts';
import { openPool, type Pool } from '../../src/platform/db/pool.ts';
import { call, endpoints } from '../matrix/endpoints.ts';
import { exampleOf } from '../matrix/examples.ts';
import { makeWorld, type World } from '../matrix/world.ts';
import { useOwnTestApp } from '../test-app.ts';

const app = useOwnTestApp();
let [mine, theirs]: World[] = [];
let role: Pool;
let tables: string[];

/** As a request would, but with no `where` at all: only the database stands in the way. */
const as = <Result>({ org = '', person = '' }, work: (sql: Pool) => Promise<Result>) =>
  role.begin(async (sql) => {
    await sql`select set_config('app.org', ${org}, true), set_config('app.person', ${person}, true)`;
    return work(sql as unknown as Pool); // a transaction asks like a pool
  }) as Promise<Result>;

beforeAll(async () => {
  role = openPool(app.database.appTarget, { max: 2 });
  [mine, theirs] = [await makeWorld(app), await makeWorld(app)];
  for (const world of [mine, theirs]) {
    for (const name of [
      'invitations.create',
      'roles.create',
      'storage.create',
      'clients.create',
      'properties.create',
      'properties.setPictures',
      'stagings.create',
      'stagings.setRoomPictures',
      'stagings.addLines',
      'moves.plan',
      'moves.present',
      'helpers.join',
      'vendors.create',
      'categories.create',
      'pictures.upload',
      'items.create',
      'items.setPictures',
      'units.add',
      'units.setPictures',
      'units.reportDamage',
      'stock.receive',
      'deviceEvents.send',
      'deviceEvents.sendPicture',
      'labels.make',
      'imports.create',
      'imports.sendPictures',
      'imports.problems',
      'views.create',
      'feeds.create',
      'stagings.addFile',
      'views.setDefault',
      'account.changeProfile',
    ]) {
      const endpoint = endpoints.find((one) => one.name === name)!;
      const person = await world.person('owner');
      await call(person, endpoint, await exampleOf(endpoint)(world, person));
    }
    await beginPicture(world);
  }
  await app.services.presence.allWritten();
  tables = (
    await app.sql<
      { name: string }[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by 1`
  ).map(({ name }) => name);
});
afterAll(() => role.end());

/** A picture whose rest is on its way. */
const beginPicture = async (world: World) => {
  const endpoint = endpoints.find(({ name }) => name === 'deviceEvents.sendPicture')!;
  const person = await world.person('owner');
  const whole = await exampleOf(endpoint)(world, person);
  const file = new File([whole['file'] as File, new Uint8Array(leastPicturePart)], 'photo.jpg');
  await call(person, endpoint, { ...whole, file, bytes: file.size + 1 });
};

const column = (table: string) => (table === 'organization' ? 'id' : 'org_id');
const count = async (sql: Pool, table: string, where = 'true') =>
  (await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${table} where ${where}`))[0]!
    .rows;

test('there are such tables, and rows of both organizations in each', async () => {
  expect(tables).toEqual(
    expect.arrayContaining([
      'audit_entry',
      'invitation',
      'membership',
      'organization',
      'role',
      'storage_location',
      'vendor',
      'category',
    ]),
  );
  for (const table of tables) {
    for (const { orgId } of [mine!, theirs!])
      expect([table, (await count(app.sql, table, `${column(table)} = '${orgId}'`)) > 0]).toEqual([
        table,
        true,
      ]);
  }
});

test('without an organization nothing is seen in any of them', async () => {
  for (const table of tables) expect([table, await as({}, (sql) => count(sql, table))]).toEqual([table, 0]);
});

test('with one, only its own rows, and all of them', async () => {
  for (const table of tables) {
    const own = `${column(table)} = '${mine!.orgId}'`;
    expect([table, await as({ org: mine!.orgId }, (sql) => count(sql, table, `not (${own})`))]).toEqual([
      table,
      0,
    ]);
    expect([table, await as({ org: mine!.orgId }, (sql) => count(sql, table))]).toEqual([
      table,
      await count(app.sql, table, own),
    ]);
  }
});

/** Those that the database makes itself are written by nobody. */
const writtenColumns = async (table: string) => {
  const columns = await app.sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  return columns.map(({ name }) => name).join(', ');
};

test('a row of another organization cannot be added', async () => {
  for (const table of tables) {
    const written = await writtenColumns(table);
    const [row] = await app.sql.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${table} t where ${column(table)} = $1 limit 1`,
      [theirs!.orgId],
    );
    const copy = JSON.stringify({
      ...row!.row,
      id: randomUUID(),
      key: randomUUID(),
      code: randomUUID(),
      slug: randomUUID(),
    });
    const adding = as({ org: mine!.orgId, person: mine!.boss.user.id }, (sql) =>
      sql.unsafe(
        `insert into ${table} (${written}) select ${written} from jsonb_populate_record(null::${table}, $1::text::jsonb)`,
        [copy],
      ),
    );
    await expect(adding, table).rejects.toMatchObject({ code: '42501' });
  }
});

test('a row of one’s own cannot be given to another organization', async () => {
  for (const table of tables) {
    const giving = as({ org: mine!.orgId }, (sql) =>
      sql.unsafe(`update ${table} set ${column(table)} = $1`, [theirs!.orgId]),
    );
    await expect(giving, table).rejects.toMatchObject({ code: '42501' });
  }
});

/** Only ever added to, by anybody. */
const ledgers = ['audit_entry', 'account_entry', 'scan_event', 'stock_ledger'];

test('rows of others can be neither changed nor deleted, not even by name', async () => {
  for (const table of tables.filter((name) => !ledgers.includes(name))) {
    for (const statement of [
      `update ${table} set ${column(table)} = ${column(table)}`,
      `delete from ${table}`,
    ]) {
      const done = await as({ org: mine!.orgId }, (sql) =>
        sql.unsafe(`${statement} where ${column(table)} = $1`, [theirs!.orgId]),
      );
      expect([statement, done.count]).toEqual([statement, 0]);
    }
  }
});

describe('somebody who is a member in both', () => {
  let person: string;
  beforeAll(async () => {
    person = (await mine!.person('crew')).id;
    await app.sql`insert into membership (org_id, id, user_id, role_key) values (${theirs!.orgId}, ${randomUUID()}, ${person}, 'owner')`;
  });

  test('sees both memberships, and what the organizations are called', async () => {
    expect(
      await as({ org: mine!.orgId, person }, (sql) => count(sql, 'membership', `user_id = '${person}'`)),
    ).toBe(2);
    expect(await as({ person }, (sql) => count(sql, 'organization'))).toBe(2);
  });

  test.each(['membership', 'organization', 'role'])(
    'acting in one, changes and deletes no %s of the other',
    async (table) => {
      const key = table === 'organization' ? 'id' : 'org_id';
      for (const statement of [
        `delete from ${table} where ${key} = $1`,
        `update ${table} set version = version where ${key} = $1`,
      ]) {
        const done = await as({ org: mine!.orgId, person }, (sql) => sql.unsafe(statement, [theirs!.orgId]));
        expect([statement, done.count]).toEqual([statement, 0]);
      }
      if (table !== 'organization') {
        const moved = await as({ org: mine!.orgId, person }, (sql) =>
          sql.unsafe(`update ${table} set org_id = $1 where org_id = $2`, [mine!.orgId, theirs!.orgId]),
        );
        expect(moved.count).toBe(0);
      }
    },
  );

  test('sees nothing else of the other', async () => {
    for (const table of ['invitation', 'audit_entry', 'storage_location']) {
      expect([table, await as({ person }, (sql) => count(sql, table))]).toEqual([table, 0]);
    }
    expect(await as({ person }, (sql) => count(sql, 'membership', `user_id <> '${person}'`))).toBe(0);
  });
});

describe('ledgers', () => {
  test.each(ledgers)('%s is only ever added to', async (ledger) => {
    for (const statement of [`update ${ledger} set id = id`, `delete from ${ledger}`, `truncate ${ledger}`]) {
      await expect(
        as({ org: mine!.orgId }, (sql) => sql.unsafe(statement)),
        statement,
      ).rejects.toMatchObject({ code: '42501' });
    }
    // The owner of the tables, who runs migrations, is refused by the ledger itself.
    const owner = openPool(app.database.ownerTarget, { max: 1 });
    for (const statement of [`update ${ledger} set id = id`, `delete from ${ledger}`]) {
      await expect(
        owner.begin(async (sql) => {
          await sql`select set_config('app.org', ${mine!.orgId}, true)`;
          await sql.unsafe(statement);
        }),
        statement,
      ).rejects.toMatchObject({ code: '42501' });
    }
    await owner.end();
  });

  test('the app role makes, alters and drops nothing, and does not see the list of migrations', async () => {
    for (const statement of [
      'create table mine (id int)',
      'alter table membership disable row level security',
      'drop policy tenant on membership',
      'select * from migration',
      "create function f() returns int language sql as 'select 1'",
      'set role archway_owner',
      'set session_replication_role = replica',
      'select * from graphile_worker._private_jobs',
    ]) {
      await expect(role.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the server does not start', () => {
  const start = (target: Parameters<typeof openMigrated>[1]) =>
    openMigrated(app.database.ownerTarget, target, { repo: app.config.repo, POOL_SIZE: 1 });
  const targetOf = (user: string) => ({ ...app.database.appTarget, user });

  test.each([
    ['a superuser', 'postgres', undefined],
    ['the owner of the tables', 'archway_owner', undefined],
    ['a role that steps over row level security', 'bypassing', 'login bypassrls'],
    ['a role that can become the owner', 'becoming', 'login in role archway_owner'],
  ])('when requests would run as %s', async (_what, name, made) => {
    const user = made ? `${name}_${randomUUID().slice(0, 8)}` : name;
    if (made) await app.sql.unsafe(`create role ${user} ${made}`);
    await expect(start(targetOf(user))).rejects.toThrow(
      `The database role "${user}" could step over row level security`,
    );
    if (made) await app.sql.unsafe(`drop role ${user}`);
  });

  test('but does as a plain role', async () => {
    await (await start(app.database.appTarget)).close();
  });
});
