import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { lendPackages, temporaryRepository } from './temporary-repository.ts';

const lock = JSON.stringify({ packages: { '': {} } });

/** Stands in for the server: counts the signals it gets, and takes a moment to close. */
const server = `
let signals = 0;
const stop = (name) => {
  signals += 1;
  console.log('got ' + name);
  if (signals === 1) setTimeout(() => { console.log('closed after ' + signals); process.exit(Number(process.env.ENDS_WITH ?? 0)); }, 300);
};
if (!process.env.DEAF) for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop(name));
setInterval(() => {}, 1000);
console.log('open', process.argv.slice(2).join(' '), process.env.FROM_DOT_ENV, process.env.STRONGER);
`;

test('Ctrl-C reaches the server once, although terminal and npm both send it, and ends with 0', async () => {
  const started = await start();
  started.signal('SIGINT');
  started.signal('SIGINT');
  expect(await started.end).toEqual({ code: 0, signal: null });
  expect(started.printed()).toMatch(/got SIGINT\nclosed after 1\n$/);
});

test('SIGTERM, and a terminal that closes, let the server close too', async () => {
  for (const name of ['SIGTERM', 'SIGHUP'] as const) {
    const started = await start();
    started.signal(name);
    expect(await started.end).toEqual({ code: 0, signal: null });
    expect(started.printed()).toMatch(/got SIGTERM\nclosed after 1\n$/);
  }
});

test('a server stopped before it listens to signals still ends the command with 0', async () => {
  const started = await start({ DEAF: 'yes' });
  started.signal('SIGINT');
  expect(await started.end).toEqual({ code: 0, signal: null });
});

test("the command ends with the server's own code", async () => {
  const started = await start({ ENDS_WITH: '78' });
  started.signal('SIGTERM');
  expect(await started.end).toEqual({ code: 78, signal: null });
});

test('arguments are passed on, and .env counts where the environment says nothing', async () => {
  const started = await start({ STRONGER: 'environment' });
  expect(started.printed()).toBe('open --one two yes environment\n');
});

const start = async (env: Record<string, string> = {}) => {
  const repository = temporaryRepository({
    'package.json': '{"type":"module"}',
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
    'server/src/main.ts': server,
    '.env': 'FROM_DOT_ENV=yes\nSTRONGER=file\n',
    'web/package.json': '{"type":"module"}',
    'web/index.html': '<!doctype html><html></html>',
  });
  lendPackages(repository, ['vite']);
  const child = spawn(process.execPath, ['scripts/start.mjs', '--one', 'two'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text.replace('Building the web app…\n', '');
  });
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('open');
  return {
    signal: (name: NodeJS.Signals) => child.kill(name),
    end: once(child, 'close').then(([code, signal]) => ({ code, signal })),
    printed: () => printed,
  };
};
