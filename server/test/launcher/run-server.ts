import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const main = resolve(import.meta.dirname, '../../src/main.ts');

/** The real server in a process of its own, on an embedded database in `folder`. Ready when it answers. */
export const runServer = async (folder: string, settings: Record<string, string> = {}) => {
  const port = await freePort();
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      ARCHWAY_DATA: folder,
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(([code]: unknown[]) => code as number | null); // the event's first argument
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}: ${output.join('')}`);
    await sleep(20);
  }
  return {
    url,
    output: () => output.join(''),
    ended,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    kill: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
};

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
