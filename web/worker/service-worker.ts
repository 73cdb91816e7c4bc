import { isServerAway } from '../src/platform/api/answer-rules.ts';
import type { ToWorker } from '../src/platform/worker/worker-names.ts';
import type { BuiltFiles } from './built-files.ts';
import { keptFiles } from './kept-files.ts';
import { isOfVersion, isPage, patienceMs } from './page-rules.ts';

declare const self: ServiceWorkerGlobalScope & { readonly builtFiles: BuiltFiles };

const { version, core, rest } = self.builtFiles;
const base = new URL(self.registration.scope).pathname;
const kept = keptFiles(base, version);

/** Under this name the page itself is kept. It is the same for all addresses, and holds nothing of anybody. */
const shell = `${base}index.html`;
/** An address whose page has the frame for members, and asks for nothing more. */
const plainest = `${base}scan`;

self.addEventListener('install', (event) => event.waitUntil(install()));

const install = async () => {
  await kept.fill(core);
  if (!(await keepPage())) throw new Error('The server has another build by now.');
};

// Nothing is dropped here: this may run on a phone that is on its way downstairs, with the core of this build alone.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { kind } = event.data as ToWorker; // pages of ours write nothing else
  if (kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (kind === 'version') event.ports[0]?.postMessage(version);
  if (kind === 'tidy') event.waitUntil(tidy());
  if (kind === 'opens-offline')
    event.waitUntil(opensOffline().then((opens) => event.ports[0]?.postMessage(opens)));
});

/** A browser that needs room takes files away: they are kept again. */
const opensOffline = async () => {
  if (await kept.hasAll([...core, shell.slice(base.length)])) return true;
  return install().then(
    () => true,
    () => false,
  );
};

/** A build that waits to take over has its files in a cache as well, and no page yet that runs it. */
const tidy = async () => {
  await keepPage().catch(() => false);
  await kept.complete(rest, () => !self.registration.waiting && !self.registration.installing);
};

// What is not answered here goes on to the network as if there were no worker: calls, pictures, live updates.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(url, base)) event.respondWith(openPage(request));
  else if (url.pathname.startsWith(`${base}assets/`)) event.respondWith(openFile(request));
});

const openFile = async (request: Request) => (await findInTime(request)) ?? fetch(request);

/** A device whose storage is being cleared, or is full, may never answer: then there still is the network. */
const findInTime = (request: Request | string) =>
  Promise.race([kept.find(request).catch(() => undefined), after(patienceMs)]);

/** The server's page, which is made for each visitor; the kept one where the server does not answer. */
const openPage = async (request: Request): Promise<Response> => {
  const response = fetch(request);
  const inTime = await Promise.race([response.catch(() => undefined), after(patienceMs)]);
  if (inTime && !isServerAway(inTime.status)) return inTime;
  return (await findInTime(shell)) ?? inTime ?? response;
};

/** Keeps the page, dressed in the colors and the language that were chosen last. Answers whether it is of this build. */
const keepPage = async () => {
  const response = await fetch(plainest, { credentials: 'same-origin', cache: 'no-store' });
  if (response.status !== 200 || response.redirected) return false;
  const html = await response.text();
  if (!isOfVersion(html, version)) return false;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await (await caches.open(kept.own)).put(shell, new Response(html, { headers }));
  return true;
};

const after = (ms: number) => new Promise<undefined>((over) => setTimeout(over, ms));
