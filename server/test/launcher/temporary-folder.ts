import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { startEmbedded } from '../../src/platform/db/embedded.ts';

/** A folder anyone can enter, for one test. It goes when the test ends, with every PostgreSQL still in it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'archway-test-'));
  chmodSync(folder, 0o755);
  onTestFinished(async () => {
    await endDatabasesIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return folder;
};

/** The same, with a database that was made and stopped before: most of what can happen to one happens later. */
export const folderWithDatabase = async (): Promise<string> => {
  const folder = temporaryFolder();
  // Goes with the run's own database.
  const made = join(dirname(inject('cluster').socketFolder), `made-${process.pid}`, 'postgres');
  if (!existsSync(made)) await (await startEmbedded({ folder: made, log: () => {} })).stop();
  // Whoever owns a file owns its copy.
  execFileSync('cp', ['-a', made, folder]);
  return folder;
};

/** The processes of PostgreSQL that work in a folder, or below it. */
export const databasesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isDatabaseIn(folder, pid));

const isDatabaseIn = (folder: string, pid: number): boolean => {
  try {
    const where = readlinkSync(`/proc/${pid}/cwd`);
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') && `${where}/`.startsWith(`${folder}/`)
    );
  } catch {
    return false;
  }
};

/** Some of them end by themselves when the first ones go. */
export const killAll = (pids: number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
};

const endDatabasesIn = async (folder: string) => {
  for (let left = databasesIn(folder); left.length > 0; left = databasesIn(folder)) {
    killAll(left);
    await sleep(50);
  }
};
