import type { DeviceFact, Placed } from './outbox-entry.ts';
import { outboxChannel } from './outbox-names.ts';

/** Each says whose outbox it is about, as far as it is one's: whoever hears it looks. */
export type OutboxChange =
  /** Facts are on the disk of this device. Those of this tab come along; of another tab's there are the ids only. */
  | {
      readonly kind: 'added';
      readonly owner: string;
      readonly ids: readonly string[];
      readonly facts?: readonly DeviceFact[] | undefined;
    }
  | { readonly kind: 'settled' }
  /** What became of what was sent, whichever tab sent it. */
  | {
      readonly kind: 'placed';
      readonly owner: string;
      readonly placed: readonly Placed[];
      readonly sentAt: number;
    };

const listeners = new Set<(change: OutboxChange) => void>();
let channel: BroadcastChannel | undefined;

const hearOthers = () => {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(outboxChannel);
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => tell(data);
};

/** Something was put into the outbox, taken out of it or answered, in this tab or another. */
export const onOutboxChange = (listener: (change: OutboxChange) => void) => {
  hearOthers();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const outboxChanged = (change: OutboxChange) => {
  tell(change);
  hearOthers();
  channel?.postMessage(change.kind === 'added' ? { ...change, facts: undefined } : change);
};

const tell = (change: OutboxChange) => {
  for (const listener of [...listeners]) listener(change);
};
