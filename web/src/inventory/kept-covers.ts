import { pictureAddress } from '../files/picture-address.ts';
import { named } from '../platform/base.ts';
import { isCarried } from '../platform/is-carried.ts';
import { onForget } from '../platform/session/forget.ts';
import { readOwner } from '../platform/session/stored-session.ts';
import { whenIdle } from '../platform/when-idle.ts';

const prefix = named('covers of ');
/** Thumbnails of some kilobytes: what was fetched ahead, and what somebody looks through in a day. */
const most = 1000;

let waiting: Promise<unknown> = Promise.resolve();
const noted = new Set<string>();

/**
 * Keeps the thumbnail of a cover that was seen here, or may be, for where there is no network, by the member and organization that saw it.
 * Only on devices that are carried along, and not where somebody pays for every byte.
 */
export const keepCover = (id: string) => {
  const owner = readOwner();
  if (!owner || noted.has(id) || !isCarried() || savesData() || !globalThis.caches) return;
  noted.add(id);
  whenIdle(() => {
    // One after the other: nothing here is urgent.
    waiting = waiting.then(() => keep(owner, id)).catch(() => undefined);
  });
};

/** The thumbnail as it was seen; nothing where it never was, or by somebody else. */
export const keptCover = async (id: string): Promise<Blob | undefined> => {
  const owner = readOwner();
  if (!owner || !globalThis.caches) return undefined;
  const kept = await (await caches.open(prefix + owner)).match(pictureAddress(id, 'small'));
  return kept?.blob();
};

const keep = async (owner: string, id: string) => {
  const cache = await caches.open(prefix + owner);
  const address = pictureAddress(id, 'small');
  if (await cache.match(address)) return;
  const answer = await fetch(address);
  // Whoever is here by then may be somebody else.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/') || readOwner() !== owner)
    return;
  await cache.put(address, answer);
  const all = await cache.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - most))) await cache.delete(oldest);
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser

onForget(() => {
  noted.clear();
  void forgetCovers().catch(() => undefined);
});

const forgetCovers = async () => {
  const names = (await globalThis.caches?.keys()) ?? [];
  for (const name of names) if (name.startsWith(prefix)) await caches.delete(name);
};
