import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectTo, isRoot, launch, refusalOf } from './launched.ts';
import { databasesIn, folderWithDatabase, temporaryFolder } from './temporary-folder.ts';

test('a first start makes a database that keeps what it is given, sorts alike everywhere and counts in UTC', async () => {
  const database = await launch(temporaryFolder());
  expect(database).toMatchObject({ firstStart: true, adopted: false, superuser: 'postgres' });
  const sql = connectTo(database);
  const names = [
    'fsync',
    'full_page_writes',
    'data_checksums',
    'server_encoding',
    'TimeZone',
    'max_connections',
  ];
  const settings = await sql`select name, setting from pg_settings where name = any(${names}) order by name`;
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    max_connections: '100',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
  });
  const [locale] = await sql`select datlocprovider, datlocale from pg_database where datname = 'template1'`;
  expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' });
  expect((await sql`select lower('ÉTÉ') as lower`)[0]).toEqual({ lower: 'été' });
});

test('a second start finds what the first one wrote', async () => {
  const base = temporaryFolder();
  const first = await launch(base);
  await connectTo(first)`create table kept as select 42 as answer`;
  await first.stop();
  expect(databasesIn(base)).toEqual([]);

  const second = await launch(base);
  expect(second).toMatchObject({ firstStart: false, adopted: false });
  expect(await connectTo(second)`select answer from kept`).toEqual([{ answer: 42 }]);
});

test('stopping twice is stopping once', async () => {
  const database = await launch(await folderWithDatabase());
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
});

test('the database listens on its socket and on no port', async () => {
  const database = await launch(await folderWithDatabase());
  const sql = connectTo(database);
  expect(await sql`show listen_addresses`).toEqual([{ listen_addresses: '' }]);
  const rules = await sql`select distinct type, auth_method from pg_hba_file_rules order by type`;
  expect(rules.map((rule) => ({ ...rule }))).toEqual([
    { type: 'host', auth_method: 'reject' },
    { type: 'local', auth_method: 'trust' },
  ]);
});

test.runIf(isRoot)('nobody else on the machine reaches the socket', async () => {
  const { socketFolder, port } = await launch(await folderWithDatabase());
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  const path = join(socketFolder, `.s.PGSQL.${port}`);
  const stranger = spawnSync('/bin/sh', ['-c', `test -e '${path}' && echo reached || echo kept out`], {
    uid: 12_345,
    gid: 12_345,
    encoding: 'utf8',
  });
  expect(stranger.stdout.trim()).toBe('kept out');
});

test('a path too long for a socket gets a short folder for it, private and the same at each start', async () => {
  const base = temporaryFolder();
  const folder = join(base, 'a-folder-with-a-rather-long-name'.repeat(4), 'postgres');
  const first = await launch(base, { folder });
  onTestFinished(() => rmSync(first.socketFolder, { recursive: true, force: true }));
  expect(first.socketFolder).not.toBe(folder);
  expect(statSync(first.socketFolder).mode & 0o777).toBe(0o700);
  expect(await connectTo(first)`select 1 as one`).toEqual([{ one: 1 }]);
  await first.stop();
  const second = await launch(base, { folder });
  expect(second.socketFolder).toBe(first.socketFolder);
});

test('a path with spaces, quotes, commas and dollars is a path like any other', async () => {
  const base = temporaryFolder();
  const database = await launch(base, { folder: join(base, `it's "a", $HOME of\tits own`) });
  expect(await connectTo(database)`select 1 as one`).toEqual([{ one: 1 }]);
});

test('two first starts at once end with one database, and one of the two is refused', async () => {
  const base = temporaryFolder();
  const starts = [launch(base), launch(base)].map((start) => start.then(() => 'started', String));
  expect((await Promise.all(starts)).sort()).toEqual([
    expect.stringContaining('Another Archway is running on the data folder'),
    'started',
  ]);
  expect(readdirSync(join(base, 'postgres')).filter((name) => name.startsWith('initdb-'))).toEqual([]);
});

test.runIf(isRoot)('a first start whose folder is closed by another first start begins again', async () => {
  const base = temporaryFolder();
  const start = launch(base);
  chmodSync(join(base, 'postgres'), 0o700);
  expect((await start).firstStart).toBe(true);
  expect(readdirSync(join(base, 'postgres')).filter((name) => name.startsWith('initdb-'))).toEqual([]);
});

test('data of another PostgreSQL is left alone, with one line that says so', async () => {
  const base = await folderWithDatabase();
  await (await launch(base)).stop();
  writeFileSync(join(base, 'postgres/data/PG_VERSION'), '17\n');
  const line = await refusalOf(launch(base));
  expect(line).toMatch(
    /^EmbeddedDatabaseError: The data in .* belongs to PostgreSQL 17 and Archway brings 18: .*DATABASE_URL\.$/,
  );
});

test('a database that cannot start says in one line why, and where to read on', async () => {
  const base = await folderWithDatabase();
  await (await launch(base)).stop();
  writeFileSync(join(base, 'postgres/data/postgresql.conf'), 'work_mem = plenty\n');
  const line = await refusalOf(launch(base));
  expect(line).toMatch(
    /^EmbeddedDatabaseError: The embedded PostgreSQL in .* did not start: .*postgresql\.conf.*\(see .*postgresql\.log\)$/,
  );
});

test('a log that has grown large is moved aside while the database goes on writing', async () => {
  const base = await folderWithDatabase();
  const log = join(base, 'postgres/postgresql.log');
  await (await launch(base)).stop();
  writeFileSync(log, 'x'.repeat(6 * 1024 * 1024));
  const database = await launch(base);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(6 * 1024 * 1024);
  await database.stop();
  expect(statSync(log).size).toBeGreaterThan(0);
  expect(statSync(log).size).toBeLessThan(10_000);
});
