import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { findBinaries } from '../../src/platform/db/embedded/find-binaries.ts';

/** The oldest PostgreSQL that Archway runs on, and the one that it brings along. */
export type Version = 15 | 18;

/** The folder with this version's initdb and postgres; undefined, and said in a line, when 15 cannot be had here. */
export const findPostgres = (version: Version): string | undefined => {
  if (version === 18) return `${findBinaries().native}/bin`;
  const found = [process.env.ARCHWAY_POSTGRES_15, debians].find((bin) => bin && existsSync(`${bin}/initdb`));
  if (found || installedByDebian()) return found ?? debians;
  process.stdout.write('No PostgreSQL 15 here (ARCHWAY_POSTGRES_15 is its folder bin): not tested on it.\n');
  return undefined;
};

const debians = '/usr/lib/postgresql/15/bin';

const installedByDebian = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('No PostgreSQL 15 found: installing it from Debian…\n');
  // Only the programs are wanted: without this line the package makes a cluster and starts it.
  if (!existsSync(settings)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' });
  apt('update');
  apt('install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql-15');
  return existsSync(`${debians}/initdb`);
};

const settings = '/etc/postgresql-common/createcluster.conf';
