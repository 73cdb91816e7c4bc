import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectTo, isRoot, launch } from './launched.ts';
import { runStandIn } from './run-stand-in.ts';
import { databasesIn, folderWithDatabase, killAll, temporaryFolder } from './temporary-folder.ts';

test('the PostgreSQL of a killed Archway is adopted by the next one, and stops with it', async () => {
  const base = await folderWithDatabase();
  const killed = runStandIn(base);
  await killed.ready;
  await killed.write('before-the-kill');
  await killed.kill('SIGKILL');
  expect(databasesIn(base)).not.toEqual([]);

  const next = await launch(base);
  expect(next).toMatchObject({ firstStart: false, adopted: true });
  expect(await connectTo(next)`select id from written`).toEqual([{ id: 'before-the-kill' }]);
  await next.stop();
  expect(databasesIn(base)).toEqual([]);
});

test('an adopted database is found where its socket is, even if a new one would be elsewhere', async () => {
  const base = temporaryFolder();
  const folder = join(base, 'a-folder-with-a-rather-long-name'.repeat(4), 'postgres');
  for (const name of ['a', 'b']) mkdirSync(join(base, name));
  const killed = runStandIn(base, { folder, env: { TMPDIR: join(base, 'a') } });
  const { socketFolder } = await killed.ready;
  await killed.kill('SIGKILL');

  vi.stubEnv('TMPDIR', join(base, 'b'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const next = await launch(base, { folder });
  expect(next).toMatchObject({ adopted: true, socketFolder });
});

test('Ctrl-C in the terminal leaves the database alone until Archway itself stops it', async () => {
  const base = await folderWithDatabase();
  const archway = runStandIn(base);
  await archway.ready;
  expect(await archway.pressCtrlC()).toBe('it still answers');
  expect(databasesIn(base)).toEqual([]);
  expect(readFileSync(join(base, 'postgres/postgresql.log'), 'utf8')).toContain(
    'database system is shut down',
  );
});

test('after a crash of the machine the lock files of processes that are gone do not matter', async () => {
  const base = await folderWithDatabase();
  const stale = await crash(base);
  expect(existsSync(stale.postmasterFile)).toBe(true);
  const next = await launch(base);
  expect(next.adopted).toBe(false);
  expect(await connectTo(next)`select id from written`).toEqual([{ id: 'before-the-crash' }]);
});

test('after a crash of the machine lock files that now name a stranger do not matter', async () => {
  const base = await folderWithDatabase();
  const { postmasterFile, uid } = await crash(base);
  const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid: uid } : {});
  onTestFinished(() => void stranger.kill());
  const [, ...rest] = readFileSync(postmasterFile, 'utf8').split('\n');
  const renamed = [String(stranger.pid), ...rest].join('\n');
  writeFileSync(postmasterFile, renamed);
  writeFileSync(join(base, 'postgres/.s.PGSQL.5432.lock'), renamed);

  const next = await launch(base);
  expect(next.adopted).toBe(false);
  expect(await connectTo(next)`select id from written`).toEqual([{ id: 'before-the-crash' }]);
  expect(stranger.exitCode).toBeNull();
});

test('a backend that outlives its killed postmaster delays the next start, and does not prevent it', async () => {
  const base = await folderWithDatabase();
  const killed = runStandIn(base);
  const sql = connectTo(await killed.ready);
  const busy = sql
    .unsafe("do $$ begin while clock_timestamp() < now() + interval '2 seconds' loop end loop; end $$")
    .catch(() => 'cut off');
  const other = connectTo(await killed.ready);
  await expect.poll(() => other`select 1 from pg_stat_activity where query like 'do %'`).toHaveLength(1);
  process.kill(postmasterOf(base), 'SIGKILL');
  await killed.kill('SIGKILL');

  const next = await launch(base);
  expect(next.adopted).toBe(false);
  expect(readFileSync(join(base, 'postgres/postgresql.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  );
  expect(await connectTo(next)`select 1 as one`).toEqual([{ one: 1 }]);
  await busy;
});

test('a first start that was killed leaves nothing behind', async () => {
  const base = temporaryFolder();
  const killed = runStandIn(base);
  await expect.poll(() => existsSync(join(base, 'postgres')), { timeout: 10_000 }).toBe(true);
  await killed.kill('SIGKILL');
  mkdirSync(join(base, 'postgres/initdb-half-done'));
  await launch(base);
  await expect.poll(() => existsSync(join(base, 'postgres/initdb-half-done'))).toBe(false);
});

const postmasterOf = (base: string) =>
  Number(readFileSync(join(base, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Everything dies at once, as when the power fails; the lock files stay. */
const crash = async (base: string) => {
  const archway = runStandIn(base);
  await archway.ready;
  await archway.write('before-the-crash');
  const postmasterFile = join(base, 'postgres/data/postmaster.pid');
  const lines = readFileSync(postmasterFile, 'utf8');
  await archway.kill('SIGKILL');
  killAll(databasesIn(base));
  await expect.poll(() => databasesIn(base)).toEqual([]);
  writeFileSync(postmasterFile, lines);
  return { postmasterFile, uid: statSync(join(base, 'postgres')).uid };
};
