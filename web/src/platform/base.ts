import { cookieBelow } from '@archway/contract/kernel/api/base-path';
import { webConfig } from './config.ts';

/** The path below which the app stands, as the server tells it: `/`, or `/archway/`. */
export const { base } = webConfig;

/** Where something of the app is: `/api/me` is at `/archway/api/me`. */
export const addressOf = (path: string) => base + path.slice(1);

const prefix = base === '/' ? '' : `@${base}:`;

/**
 * What is kept, locked or told on this device, by a name that is the app's own: there may be another Archway on the same
 * host, and other apps. At `/` names are plain, as they are on devices.
 */
export const named = (name: string) => prefix + name;

/** The plain name again; none of what belongs to somebody else. */
export const plainName = (name: string) =>
  name.startsWith(prefix) && (prefix || !name.includes('@/')) ? name.slice(prefix.length) : undefined;

export const cookieNamed = (name: string) => cookieBelow(base, name);
