import type { OutboxEntry } from '../../../platform/outbox/outbox-entry.ts';
import { undoneBy } from '../../../platform/outbox/recorded-facts.ts';
import type { Entry } from './entry.ts';

/**
 * The scans of a put-away among what waits on this device, the latest first, each once: what took it back is told by the facts,
 * whichever screen recorded it.
 */
export const keptEntries = (waiting: readonly OutboxEntry[]): Entry[] => {
  const undone = new Set(waiting.map(({ fact }) => undoneBy(fact)));
  return waiting
    .flatMap(({ id, shown }) => {
      const entry = shown as Entry | undefined; // of a put-away, if it carries the id of its own fact
      return entry?.key === id && entry.location ? [entry] : [];
    })
    .map((entry) => (undone.has(entry.key) ? { ...entry, state: 'undone' as const } : entry))
    .toReversed();
};
