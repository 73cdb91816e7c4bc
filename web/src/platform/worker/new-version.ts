import { useSyncExternalStore } from 'react';
import { callWorker, tell } from './call-worker.ts';
import { pageVersion } from './page-version.ts';

/** The build that is ready to take the place of this page, if there is one. */
let ready: string | undefined;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

export const useNewVersion = () => useSyncExternalStore(onNewVersion, newVersion);
export const newVersion = () => ready;

export const onNewVersion = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Follows a registration: a worker of another build than this page that waits, or that another tab has let take over. */
export const followVersions = (followed: ServiceWorkerRegistration) => {
  registration = followed;
  const look = () => void lookAgain();
  followed.addEventListener('updatefound', () => followed.installing?.addEventListener('statechange', look));
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
};

const lookAgain = async () => {
  const waiting = registration?.waiting;
  const version = await versionOf(waiting ?? navigator.serviceWorker.controller);
  // A page that came over the network may be of the new build already: then only the worker changes.
  if (waiting && version === pageVersion) return tell(waiting, { kind: 'take-over' });
  const next = version === pageVersion ? undefined : version;
  if (next === ready) return;
  ready = next;
  for (const listener of listeners) listener();
};

/** The waiting worker takes over, and the page is loaded anew at the same address. Other tabs follow in their own time. */
export const takeOver = async () => {
  const { waiting } = registration ?? {};
  if (waiting) {
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    tell(waiting, { kind: 'take-over' });
    await Promise.race([taken, after(takingOverMs)]);
  }
  location.reload();
};

const patienceMs = 3000;
/** What the worker before it still answers is waited for. A page that is loaded sooner is the old one again. */
const takingOverMs = 10_000;
const after = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** None, when it does not answer: an older worker, or one that is going. */
const versionOf = (worker: ServiceWorker | null): Promise<string | undefined> => {
  if (!worker) return Promise.resolve(pageVersion);
  const answer = callWorker<string>(worker, { kind: 'version' });
  return Promise.race([answer, after(patienceMs).then(() => pageVersion)]);
};
