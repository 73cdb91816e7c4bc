import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openMigrated } from '../../src/platform/db/connections/open-database.ts';
import { appRole, ownerRole } from '../../src/platform/db/connections/roles.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openPool, type Pool, type Target } from '../../src/platform/db/pool.ts';

const repo = join(import.meta.dirname, '../../..');
const folder = join(repo, 'server/src/migrations');

let admin: Pool;
let name: string;
let ownerTarget: Target;
beforeEach(async () => {
  admin = openPool({ ...inject('cluster'), user: 'postgres', database: 'postgres' }, { max: 1 });
  name = `empty_${randomBytes(6).toString('hex')}`;
  ownerTarget = { ...inject('cluster'), user: ownerRole, database: name };
  await admin.unsafe(`create database ${name} owner ${ownerRole} template template0`);
});
afterEach(async () => {
  await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
});

const withOwner = async <Result>(work: (owner: Pool) => Promise<Result>) => {
  const owner = openPool(ownerTarget, { max: 1 });
  try {
    return await work(owner);
  } finally {
    await owner.end({ timeout: 5 });
  }
};

test('four servers that start together apply each migration once', async () => {
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => withOwner((owner) => migrate(owner, folder))),
  );
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  expect(applied.flat().sort()).toEqual(names);
  const kept = await withOwner(
    (owner) => owner<{ name: string }[]>`select name from migration order by name`,
  );
  expect(kept.map((row) => row.name)).toEqual(names);
});

test('and all four of them open', async () => {
  const appTarget = { ...inject('cluster'), user: appRole, database: name };
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => openMigrated(ownerTarget, appTarget, { repo, POOL_SIZE: 1 })),
  );
  await Promise.all(opened.map((database) => database.close()));
});

test('a second run applies nothing', async () => {
  await withOwner((owner) => migrate(owner, folder));
  expect(await withOwner((owner) => migrate(owner, folder))).toEqual([]);
});

test('a migration that fails leaves nothing behind, and the next start does it all', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'archway-migrations-'));
  await cp(folder, copy, { recursive: true });
  await writeFile(join(copy, '9999-broken.sql'), 'create table half (id int); select 1 / 0;');
  await expect(withOwner((owner) => migrate(owner, copy))).rejects.toThrow('division by zero');
  expect(
    await withOwner((owner) => owner`select tablename from pg_tables where schemaname = 'public'`),
  ).toHaveLength(0);
  await rm(join(copy, '9999-broken.sql'));
  expect((await withOwner((owner) => migrate(owner, copy))).length).toBeGreaterThan(0);
  await rm(copy, { recursive: true });
});

test('a migration may take as long as it needs, however large the database is', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'archway-migrations-'));
  await cp(folder, copy, { recursive: true });
  await writeFile(
    join(copy, '9999-long.sql'),
    "create table limits as select current_setting('statement_timeout') as of_a_statement",
  );
  await withOwner((owner) => migrate(owner, copy));
  expect(await withOwner((owner) => owner`select of_a_statement from limits`)).toEqual([
    { ofAStatement: '0' },
  ]);
  await rm(copy, { recursive: true });
});

test('a database of a newer version is not touched', async () => {
  await withOwner((owner) => migrate(owner, folder));
  await withOwner((owner) => owner`insert into migration (name) values ('9999-from-the-future.sql')`);
  await expect(withOwner((owner) => migrate(owner, folder))).rejects.toThrow('9999-from-the-future.sql');
});

test('names that items had of their own become text fields of their organization, with every value', async () => {
  const before = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file < '0019');
  await withOwner((owner) => migrate(owner, folder, before));
  const superuser = openPool({ ...ownerTarget, user: 'postgres' }, { max: 1 });
  const [org, other, category] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [org, other])
    await superuser`insert into organization (id, name, slug, company_type, company_size, settings) values (${id}, 'House', ${id}, 'other', '1', '{}')`;
  const add = async (orgId: string, customFields: Record<string, string>) => {
    const id = randomUUID();
    await superuser`insert into category (org_id, id, name) values (${orgId}, ${category}, 'Sofas') on conflict do nothing`;
    await superuser`insert into item (org_id, id, category_id, name, tracking, custom_fields) values (${orgId}, ${id}, ${category}, 'Sofa', 'unit', ${superuser.json(customFields)})`;
    return id;
  };
  const items = [
    await add(org, { Legs: 'oak', 'Finish note': 'oiled' }),
    await add(org, { legs: 'pine', Legs: 'beech', Empty: '' }),
    await add(other, { LEGS: 'steel' }),
    await add(other, {}),
  ];
  await withOwner((owner) => migrate(owner, folder));
  const fields =
    await superuser`select org_id, id, name, type, position from custom_field order by position, name`;
  const named = (orgId: string) => fields.filter((field) => field['orgId'] === orgId);
  expect(named(org).map(({ name: called, type, position }) => [called, type, position])).toEqual([
    ['Empty', 'text', 0],
    ['Finish note', 'text', 1],
    [expect.stringMatching(/^legs$/i), 'text', 2],
  ]);
  expect(named(other)).toHaveLength(1);
  const kept = async (id = '') =>
    (await superuser`select version, custom_fields from item where id = ${id}`)[0];
  const [, finish, legs] = named(org).map(({ id }) => String(id));
  expect(await kept(items[0])).toEqual({ version: 1, customFields: { [legs!]: 'oak', [finish!]: 'oiled' } });
  expect(await kept(items[1])).toMatchObject({
    customFields: { [legs!]: expect.stringMatching(/beech; pine|pine; beech/) },
  });
  expect(await kept(items[2])).toMatchObject({
    customFields: { [String(named(other)[0]?.['id'])]: 'steel' },
  });
  expect(await kept(items[3])).toMatchObject({ customFields: {} });
  await superuser.end({ timeout: 5 });
});

test('every move that was planned before moves had labels gets one of its own, and no other thing does', async () => {
  const before = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file < '0120');
  await withOwner((owner) => migrate(owner, folder, before));
  const superuser = openPool({ ...ownerTarget, user: 'postgres' }, { max: 1 });
  const [org, other] = [randomUUID(), randomUUID()];
  for (const id of [org, other])
    await superuser`insert into organization (id, name, slug, company_type, company_size, settings) values (${id}, 'House', ${id}, 'other', '1', '{}')`;
  // Which jobs they are of does not matter here.
  await superuser`set session_replication_role = replica`;
  for (const id of [org, other])
    await superuser`insert into move (org_id, id, number, staging_id, kind, scheduled_on)
      select ${id}, gen_random_uuid(), n, gen_random_uuid(), 'in', '2027-03-01' from generate_series(1, 500) n`;
  await superuser`set session_replication_role = origin`;
  await withOwner((owner) => migrate(owner, folder));
  const labels = await superuser<{ code: string; kind: string; status: string; isOwn: boolean }[]>`
    select c.code, c.kind, c.status, v.org_id = c.org_id as is_own from label_code c join move v on v.id = c.move_id`;
  expect(labels.length).toBe(1000);
  expect(labels.every(({ kind, status, isOwn }) => kind === 'move' && status === 'active' && isOwn)).toBe(
    true,
  );
  expect(new Set(labels.map(({ code }) => code)).size).toBe(1000);
  // Each of the ten signs is thrown by itself: none of the thirty-two is missing anywhere.
  for (let at = 0; at < 10; at += 1) expect(new Set(labels.map(({ code }) => code[at])).size).toBe(32);
  const [secured] =
    await superuser`select bool_and(relforcerowsecurity) as yes from pg_class where relname in ('move', 'label_code')`;
  expect(secured?.['yes']).toBe(true);
  await superuser.end({ timeout: 5 });
});
