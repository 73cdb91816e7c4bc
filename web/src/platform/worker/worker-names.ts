/** What pages and the worker call things, so that they find each other. `base` is the path below which the app stands. */

/** Caches with files of the app begin so, whichever path it stands below. Nothing of anybody is in them. */
export const appCaches = 'archway-app:';

/** Those of the app below one path: a cache for each build. */
export const appCachesBelow = (base: string) => `${appCaches}${base}:`;

/** Held by every page for as long as it runs: says which builds are still needed. */
export const versionLock = (base: string, version: string) => `archway-version:${base}:${version}`;

export type ToWorker =
  /** Take over from the worker before you. */
  | { readonly kind: 'take-over' }
  /** There is time: keep what is missing, and drop what no page needs any more. */
  | { readonly kind: 'tidy' }
  /** Say through the port which build you are of. */
  | { readonly kind: 'version' }
  /** Say through the port whether the app opens without a network; what is missing for that is kept first. */
  | { readonly kind: 'opens-offline' };
