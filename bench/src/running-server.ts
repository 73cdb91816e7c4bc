import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const main = resolve(import.meta.dirname, '../../server/src/main.ts');

/** The real product, started as `npm start` starts it, on a data folder of the bench's own. */
export const startServer = async (dataFolder: string, port: number) => {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE },
      ...{ ARCHWAY_DATA: dataFolder, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'warn' },
      // The bench says itself which address it calls from.
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await sleep(10);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - started,
    pid: child.pid ?? 0,
    /** Resident memory of the node process, in megabytes. Linux only. */
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

/** Where the embedded PostgreSQL listens, read from the file it writes itself. */
export const embeddedSocket = (dataFolder: string) => {
  const lines = readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4] ?? '', port: Number(lines[3]) };
};

/** User and system time a process has used; Linux counts it in hundredths of a second. */
export const cpuMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** The same of all processes of the PostgreSQL of this folder; those that have ended are forgotten. */
export const postgresCpuMs = (dataFolder: string) => {
  const [postmaster] = readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, pid) => sum + (cpuMsIfThere(Number(pid)) ?? 0), 0);
};

/** A process may end between being listed and being looked at. */
const cpuMsIfThere = (pid: number) => {
  try {
    return cpuMs(pid);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined; // what the file system throws
    throw error;
  }
};

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
