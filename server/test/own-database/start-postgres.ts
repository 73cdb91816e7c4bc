import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Pool } from '../../src/platform/db/pool.ts';
import { freePort } from '../free-port.ts';
import { findPostgres, type Version } from './find-postgres.ts';

/** A PostgreSQL as somebody else runs it: reached by address, with passwords. */
export type OwnPostgres = {
  readonly version: Version;
  /** Runs statements as its superuser, one after the other, as psql would. */
  run(statements: string, database?: string): Promise<void>;
  url(user: string, password: string, database: string): string;
  /** A connection as its superuser. */
  superuser(database: string): Pool;
  stop(): Promise<void>;
};

/** Starts one in a folder of its own; as root it runs as nobody, because PostgreSQL refuses to run as root. */
export const startPostgres = async (version: Version): Promise<OwnPostgres> => {
  const bin = findPostgres(version);
  if (!bin) throw new Error(`There is no PostgreSQL ${version} here.`);
  const folder = mkdtempSync(join(tmpdir(), `archway-pg${version}-`));
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 });
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      ...['-D', data, '--username=postgres', `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    ],
    { ...user, cwd: '/', env, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' };
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', env, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const url = (name: string, secret: string, database: string) =>
    `postgres://${name}:${secret}@127.0.0.1:${port}/${database}`;
  const superuser = (database: string) =>
    openPool({ url: url('postgres', password, database) }, { max: 1, name: 'test' });
  const own: OwnPostgres = {
    version,
    url,
    superuser,
    run: async (statements, database = 'postgres') => {
      const sql = superuser(database);
      try {
        for (const statement of statements.split(/;\s*$/m).filter((each) => each.trim()))
          await sql.unsafe(statement);
      } finally {
        await sql.end();
      }
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  while (!(await answers(own))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ${version} ended with ${child.exitCode}.`);
    await sleep(20);
  }
  return own;
};

const password = 'of-the-superuser';
const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const answers = (own: OwnPostgres) =>
  own.run('select 1').then(
    () => true,
    () => false,
  );
