import { spawn } from 'node:child_process';
import type { DatabaseLocation } from './database-location.ts';
import { toolPath } from './find-binaries.ts';

/** Runs initdb to its end, as the database's user. */
export const runInitdb = (
  { binaries, user }: DatabaseLocation,
  args: string[],
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(toolPath(binaries, 'initdb'), args, {
      ...databaseProcess,
      ...user,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/**
 * How every process of the database is started: in a session of its own, so that Ctrl-C in the terminal reaches
 * only Archway; in a folder its user can enter; with nothing of Archway's environment, secrets above all.
 */
export const databaseProcess = {
  cwd: '/',
  detached: true,
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
};

/** The line of a tool's output that says what went wrong. */
export const complaintIn = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const loudest =
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return loudest.replace(/^.*?(?:FATAL|PANIC|error): +/i, '').trim();
};
