import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningServer {
  readonly url: string;
  /** The last lines it wrote, for a test that failed. */
  log(): string;
  stop(): Promise<void>;
}

const main = resolve(import.meta.dirname, '../server/src/main.ts');
const readyWithinMs = 60_000;
/** Draining lasts 25 seconds at most, and the database is stopped after it. */
const stoppedWithinMs = 40_000;

/**
 * Starts the real server on a free port, in an embedded database of its own: with the demo organizations, or with what a
 * backup holds.
 */
export const startServer = async (
  settings: Record<string, string> = {},
  backup?: string,
): Promise<RunningServer> => {
  const folder = dataFolder();
  if (backup) restore(backup, join(folder, 'data'));
  const logFile = join(folder, 'server.log');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = start(logFile, { ARCHWAY_DATA: join(folder, 'data'), PORT: String(port), ...settings });
  const log = () => readFileSync(logFile, 'utf8').split('\n').slice(-60).join('\n');
  const stop = async () => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(child, `http://127.0.0.1:${port}/readyz`);
  } catch (error) {
    const lines = log();
    await stop();
    throw new Error(`The server did not become ready:\n${lines}`, { cause: error });
  }
  return { url, log, stop };
};

const restore = (backup: string, data: string) => {
  const { PATH, HOME, TMPDIR } = process.env;
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../server/src/restore.ts'), backup], {
    env: { PATH, HOME, TMPDIR, ARCHWAY_DATA: data },
  });
};

// Open to enter: as root, PostgreSQL runs as another user who must reach the data folder inside.
const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'archway-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

// Only what a program needs to live is inherited, so that a developer's DATABASE_URL is never used.
const start = (logFile: string, settings: Record<string, string>) => {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const out = openSync(logFile, 'w');
  const child = spawn(process.execPath, [main], {
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, DEMO: 'on', TRANSLATION: 'on', LOG_LEVEL: 'warn' },
      // A test says for itself from where somebody new comes.
      TRUSTED_PROXIES: 'loopback',
      ...settings,
    },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  return child;
};

const ready = async (child: ChildProcess, url: string) => {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`no answer from ${url} within ${readyWithinMs} ms`);
};

const stopChild = async (child: ChildProcess) => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit').then(() => true);
  child.kill('SIGTERM');
  if (await Promise.race([ended, sleep(stoppedWithinMs, false, { ref: false })])) return;
  child.kill('SIGKILL');
  throw new Error(`The server did not stop within ${stoppedWithinMs} ms of SIGTERM.`);
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
