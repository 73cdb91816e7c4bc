import { appCachesBelow, versionLock } from '../src/platform/worker/worker-names.ts';

/** The files of the app on this device: a cache for each build of it that is still in use. */
export const keptFiles = (base: string, version: string) => {
  const prefix = appCachesBelow(base);
  const own = `${prefix}${version}`;

  const names = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  /** By its address in any build: names carry a hash, so the same name is the same file. */
  const find = async (request: Request | string): Promise<Response | undefined> => {
    const others = (await names()).filter((name) => name !== own);
    for (const name of [own, ...others]) {
      const found = await (await caches.open(name)).match(request, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  };

  /** Keeps what is missing of these, some at a time. Rejects when one cannot be had. */
  const fill = async (files: readonly string[]) => {
    const cache = await caches.open(own);
    const waiting = [...files];
    const work = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const address = `${base}${file}`;
        if (await cache.match(address, { ignoreVary: true })) continue;
        await cache.put(address, (await find(address)) ?? (await load(address)));
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));
  };

  /** Whether each of these is here. */
  const hasAll = async (files: readonly string[]): Promise<boolean> => {
    const keys = await (await caches.open(own)).keys();
    const here = new Set(keys.map(({ url }) => new URL(url).pathname));
    return files.every((file) => here.has(`${base}${file}`));
  };

  /**
   * Keeps these as well, and when all are there drops the builds that no page runs any more: until then a file of another
   * build may be the only one of its name on this device. What could not be had now is tried again the next time.
   */
  const complete = async (files: readonly string[], mayDrop: () => boolean) => {
    const isComplete = await fill(files).then(
      () => true,
      () => false,
    );
    if (isComplete && mayDrop()) await dropUnused();
  };

  const dropUnused = async () => {
    const held = await versionsInUse(base);
    for (const name of await names()) {
      const other = name.slice(prefix.length);
      if (name !== own && !held(other)) await caches.delete(name);
    }
  };

  return { own, find, fill, hasAll, complete };
};

/** Few, so that whoever works meanwhile does not wait for it. */
const atATime = 3;

/** A hotel's sign-in page is no script of ours. */
const load = async (address: string) => {
  const response = await fetch(address, { credentials: 'same-origin' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || response.redirected || isPage) throw new Error(`${address} could not be kept.`);
  return response;
};

/** Where a browser cannot tell, whatever is open may need an older build. */
const versionsInUse = async (base: string): Promise<(version: string) => boolean> => {
  if (!navigator.locks) return () => true;
  const { held = [] } = await navigator.locks.query();
  const locks = new Set(held.map(({ name }) => name));
  return (version) => locks.has(versionLock(base, version));
};
