import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '@archway/contract/kernel/api/problem';
import type { Config } from '../../../config.ts';
import type { HttpServer } from '../server.ts';

export const workerFile = 'service-worker.js';

/**
 * Serves the worker that opens the app without a network. Browsers ask for it again and again, and never from a cache: with
 * SERVICE_WORKER=off they get one that takes the place of whatever worker they have, clears up after it and goes.
 */
export const serveServiceWorker = (server: HttpServer, { SERVICE_WORKER, repo }: Config) => {
  server.get(`/${workerFile}`, async (_request, reply) => {
    const script = SERVICE_WORKER ? builtWorker(repo) : farewell;
    if (script === undefined) throw problem('not_found', 'There is no such page.');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
};

const builtWorker = (repo: string) => {
  try {
    return readFileSync(join(repo, 'web/dist', workerFile), 'utf8');
  } catch {
    return undefined;
  }
};

/** Answers nothing, so that every request goes to the network, also of pages that are open. Caches are named as in worker-names.ts. */
const farewell = `const prefix = 'archway-app:' + new URL(self.registration.scope).pathname + ':';
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await self.registration.unregister();
}
`;
