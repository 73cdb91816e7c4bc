import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Runs the real command in a process of its own; answers what it said and how it ended. */
export const runCommand = async (
  command: 'backup' | 'restore' | 'seed',
  file: string | undefined,
  settings: Readonly<Record<string, string>>,
) => {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, `../../src/${command}.ts`), ...(file ? [file] : [])],
    {
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
};
