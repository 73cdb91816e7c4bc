import type { Placed } from './deliver.ts';
import { outboxChannel } from './outbox-names.ts';

export type OutboxChange =
  | { readonly kind: 'added' }
  | { readonly kind: 'settled' }
  /** What became of what was sent, whichever tab sent it. */
  | { readonly kind: 'placed'; readonly placed: readonly Placed[] };

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
  channel?.postMessage(change);
};

const tell = (change: OutboxChange) => {
  for (const listener of [...listeners]) listener(change);
};
