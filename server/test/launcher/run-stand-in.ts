import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

type Ready = { socketFolder: string; port: number; firstStart: boolean; adopted: boolean };

export type StandIn = {
  pid: number;
  /** Resolves when it runs; rejects with the line it prints when it is refused. */
  ready: Promise<Ready>;
  lines: string[];
  write(id: string): Promise<void>;
  read(): Promise<string[]>;
  stop(): Promise<unknown>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** What Ctrl-C does in a terminal: the signal goes to the whole process group. Resolves with its last answer. */
  pressCtrlC(): Promise<unknown>;
};

type Options = {
  folder?: string;
  user?: { uid: number; gid: number };
  repository?: string;
  env?: NodeJS.ProcessEnv;
};

/** Runs a small Archway in a process of its own, which can be killed. It is gone when the test ends. */
export const runStandIn = (base: string, overrides: Options = {}): StandIn => {
  const child = spawnStandIn(base, overrides);
  const ended = once(child, 'close');
  const answers = new EventEmitter().setMaxListeners(0);
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const answer: Record<string, unknown> = JSON.parse(line);
    for (const [name, value] of Object.entries(answer))
      answers.emit(name === 'written' ? `${name} ${value}` : name, value);
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  child.stdin!.on('error', () => undefined);
  answers.on('log', (line: string) => lines.push(line));
  onTestFinished(async () => {
    if (child.kill('SIGKILL')) await ended;
  });

  const died = ended.then(() => Promise.reject(new Error(`the stand-in ended: ${lines.join('\n')}`)));
  died.catch(() => undefined);
  const answer = (name: string) => Promise.race([once(answers, name).then(([value]) => value), died]);
  const send = (command: string, name: string) => {
    const answered = answer(name);
    child.stdin!.write(`${command}\n`);
    return answered;
  };
  const refused = once(answers, 'refused').then(([line]) => Promise.reject(new Error(line)));
  const ready: Promise<Ready> = Promise.race([answer('ready'), refused]);
  ready.catch(() => undefined);
  refused.catch(() => undefined);

  return {
    pid: child.pid!,
    ready,
    lines,
    write: (id) => send(`write ${id}`, `written ${id}`),
    read: () => send('read', 'ids'),
    stop: async () => {
      const word = await send('stop', 'stopped');
      await ended;
      return word;
    },
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
    pressCtrlC: async () => {
      const word = answer('stopped');
      process.kill(-child.pid!, 'SIGINT');
      return await word;
    },
  };
};

const spawnStandIn = (base: string, { folder, user, repository, env }: Options): ChildProcess => {
  const script = repository
    ? join(repository, 'server/test/launcher/archway-stand-in.ts')
    : fileURLToPath(new URL('./archway-stand-in.ts', import.meta.url));
  return spawn(process.execPath, [script, folder ?? join(base, 'postgres'), join(base, 'shared')], {
    detached: true,
    cwd: '/',
    stdio: 'pipe',
    env: { ...process.env, ...env },
    ...user,
  });
};
