import type { OutboxEntry } from '../../platform/outbox/outbox-entry.ts';

/** A file with what was recorded here, as the server would have been told: the last resort of a device that cannot send. */
export const saveWaiting = (entries: readonly OutboxEntry[]) => {
  const facts = entries.map(({ fact }) => fact);
  const file = new Blob([JSON.stringify({ events: facts }, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `scans-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
