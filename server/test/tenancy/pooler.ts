import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../../src/platform/db/pool.ts';
import { freePort } from '../free-port.ts';
import type { TestDatabase } from '../test-cluster.ts';

/** The pgbouncer on the PATH; undefined without one. Since 1.21 it carries named statements from connection to connection. */
export const findPooler = () => {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, version, major, minor] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(stdout ?? '') ?? [];
  return version === undefined
    ? undefined
    : { version, keepsStatements: Number(major) > 1 || Number(minor) >= 21 };
};

/** A PgBouncer in transaction mode, set up as docs/running.md says, and with fewer connections behind it than before it. */
export const startPooler = async ({ appTarget }: Pick<TestDatabase, 'appTarget'>) => {
  if ('url' in appTarget) throw new Error('Test databases are reached through a socket.');
  const { user, database, socketFolder } = appTarget;
  // The socket lets only its owner in, and PgBouncer does not run as root.
  const { uid, gid } = statSync(socketFolder);
  const folder = mkdtempSync(join(tmpdir(), 'archway-pooler-'));
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), iniOf(appTarget, { port, folder }));
  for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')])
    chownSync(path, uid, gid);
  const pooler = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { uid, gid, stdio: 'ignore' });
  process.once('exit', () => pooler.kill('SIGKILL'));
  await answersAt(port, pooler);
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      // Asked politely, newer ones wait for whoever is still connected.
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null) await new Promise((resolve) => pooler.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

type Own = { readonly port: number; readonly folder: string };
type Socket = Exclude<Target, { url: string }>;

/** The lines of docs/running.md, and what is of this test alone. */
const iniOf = ({ socketFolder, port: databasePort, database }: Socket, { port, folder }: Own) => {
  const [, lines = ''] = /```ini\n(.*?)```/s.exec(readFileSync(documented, 'utf8')) ?? [];
  const ours = lines.replace(
    'archway = host=postgres port=5432',
    `${database} = host=${socketFolder} port=${databasePort}`,
  );
  return `${findPooler()?.keepsStatements ? ours : ours.replace(/^max_prepared_statements.*$/m, '')}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
default_pool_size = 5
`;
};

const documented = join(import.meta.dirname, '../../../docs/running.md');

const answersAt = async (port: number, pooler: ChildProcess) => {
  for (let tries = 0; tries < 100 && pooler.exitCode === null; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (open) return;
    await sleep(50);
  }
  throw new Error(`PgBouncer did not start (exit code ${pooler.exitCode}).`);
};
