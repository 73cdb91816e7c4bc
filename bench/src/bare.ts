import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedSocket } from './running-server.ts';

const port = 3902;
export const bareUrl = `http://127.0.0.1:${port}`;

/** The limit, as a process of its own on the database of this folder. */
export const startBare = async (folder: string) => {
  const address = embeddedSocket(folder);
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), address.host, String(address.port), String(port)],
    { stdio: 'inherit' },
  );
  await sleep(1000);
  return { pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
};
