import { existingOutbox } from '../../../platform/outbox/outbox.ts';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import type { OutboxEntry } from '../../../platform/outbox/outbox-entry.ts';
import { onForget } from '../../../platform/session/forget.ts';

/** Something that was recorded on this device, and when the server had it. */
type RecordedHere = Pick<OutboxEntry, 'fact' | 'shown'> & { readonly sentAt: number | null };

type Read = { readonly owner: string; readonly recorded: Promise<Map<string, RecordedHere>> };

let read: Read | undefined;
let isFollowing = false;

/**
 * What was recorded on this device: what the server has, then what waits. It is read once and followed from there: at the end
 * of a day without a network hundreds wait, and each scan would read them all.
 */
export const recordedHere = async (owner: string): Promise<RecordedHere[]> => {
  if (!isFollowing) follow();
  if (read?.owner !== owner) read = { owner, recorded: readRecorded(owner) };
  return [...(await read.recorded).values()];
};

const readRecorded = async (owner: string) => {
  const outbox = await existingOutbox().catch(() => undefined);
  if (!outbox) return new Map<string, RecordedHere>();
  const sent = (await outbox.sentLately(owner)).filter(({ review }) => review === null);
  const waiting = (await outbox.all(owner)).map((entry) => ({ ...entry, sentAt: null }));
  return new Map([...sent, ...waiting].map(({ id, fact, shown, sentAt }) => [id, { fact, shown, sentAt }]));
};

const follow = () => {
  isFollowing = true;
  onForget(() => {
    read = undefined;
  });
  onOutboxChange((change) => {
    if (change.kind !== 'added' || !change.facts || change.owner !== read?.owner) {
      read = undefined;
      return;
    }
    const added = change.facts;
    // What was added while it was read may be part of it already.
    void read.recorded.then((recorded) => {
      for (const fact of added) recorded.set(fact.id, { fact, shown: undefined, sentAt: null });
    });
  });
};
