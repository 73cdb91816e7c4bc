import { addressOf, base } from '../base.ts';
import { webConfig } from '../config.ts';
import { tell } from './call-worker.ts';
import { followVersions } from './new-version.ts';
import { checkOpensOffline, opensNever } from './opens-offline.ts';
import { pageVersion } from './page-version.ts';
import { appCachesBelow, versionLock } from './worker-names.ts';

const script = addressOf('/service-worker.js');
const lookForNewMs = 30 * 60_000;

/** Registers the worker that opens the app without a network, or takes away one that is switched off. */
export const startWorker = async () => {
  const registration = await register().catch(() => undefined);
  if (!registration) return opensNever();
  followVersions(registration);
  lookForNew(registration);
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  if (active) void checkOpensOffline(active);
  // One that is to go has nothing more to do: the next one waits until it is done with everything.
  if (!waiting && !installing) tell(active, { kind: 'tidy' });
};

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  // Browsers have none on plain http, and some windows refuse them.
  if (!navigator.serviceWorker || !pageVersion) return undefined;
  if (!webConfig.serviceWorker) {
    await removeWorker();
    return undefined;
  }
  holdVersion(pageVersion);
  return navigator.serviceWorker.register(asScriptAddress(script), { scope: base });
};

/** As long as this page runs, the files of its build are kept. */
const holdVersion = (version: string) =>
  void navigator.locks
    ?.request(versionLock(base, version), { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);

/** Browsers look when a page is opened; this is for tabs that stay open for days. */
const lookForNew = (registration: ServiceWorkerRegistration) => {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookForNewMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  setInterval(look, lookForNewMs);
  document.addEventListener('visibilitychange', look);
};

const removeWorker = async () => {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(appCachesBelow(base))).map((name) => caches.delete(name)),
  );
};

type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
};

/** The page's policy asks of every address of a script that somebody vouches for it; this is the only one. */
const asScriptAddress = (address: string) => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }; // not every browser has them
  const policy = trustedTypes?.createPolicy('archway-worker', {
    createScriptURL: (given: string) => {
      if (given !== script) throw new TypeError('Not the address of the worker.');
      return given;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
};
