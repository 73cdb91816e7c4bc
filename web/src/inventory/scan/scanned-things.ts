import type { Scanned } from '@archway/contract/inventory/scan';
import type { NavigateOptions } from '@tanstack/react-router';

/**
 * Does what is to be done with a thing that was scanned, and says so; answers false where there is nothing to do, and where somebody is
 * asked something first, the screen that asks.
 */
export type Handler = (scanned: Scanned, text: string) => Promise<boolean | NavigateOptions>;

let handler: Promise<Handler> | undefined;

/** What else happens with what is scanned, wherever that is: beside looking at it. A scan waits until it is loaded. */
export const handleScanned = (load: () => Promise<Handler>) => {
  handler ??= load();
  // Without a network it may come another time.
  handler.catch(() => {
    handler = undefined;
  });
};

export const isDoneWith: Handler = async (scanned, text) =>
  (await (await handler?.catch(() => undefined))?.(scanned, text)) ?? false;
