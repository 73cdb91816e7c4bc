import type { DeviceFact, OutboxEntry, Placed } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

export type Delivery = {
  readonly store: Pick<OutboxStore, 'waiting' | 'settle' | 'setAside'>;
  readonly owner: string;
  /** Sends facts in their order and resolves with what became of each, or rejects when nobody can tell. */
  readonly send: (facts: readonly DeviceFact[]) => Promise<readonly Placed[]>;
  /** Whether the server refused what was sent: it would do so again. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Told with the moment before which the server cannot have had them. */
  readonly onPlaced: (placed: readonly Placed[], sentAt: number) => void;
};

/** As many as one call takes without a phone having to wait long for its answer. */
const batch = 100;

/**
 * Sends what waits, oldest first, until nothing does. Whatever rejects leaves everything that was not answered where it is.
 */
export const deliver = async (delivery: Delivery): Promise<void> => {
  for (;;) {
    const entries = await delivery.store.waiting(delivery.owner, batch);
    if (entries.length === 0) return;
    await deliverBatch(delivery, entries);
  }
};

/** A call that is refused as a whole is sent in halves, until what it was refused for stands alone and is set aside. */
const deliverBatch = async (delivery: Delivery, entries: readonly OutboxEntry[]): Promise<void> => {
  const { store, send, isRefusal } = delivery;
  const sentAt = Date.now();
  let placed: readonly Placed[];
  try {
    placed = await send(entries.map(({ fact }) => fact));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, ...others] = entries;
    if (only && others.length === 0) return store.setAside([{ id: only.id, reason: 'refused' }]);
    const half = Math.ceil(entries.length / 2);
    await deliverBatch(delivery, entries.slice(0, half));
    return deliverBatch(delivery, entries.slice(half));
  }
  const answered = new Set(placed.map(({ id }) => id));
  if (!entries.some(({ id }) => answered.has(id)))
    throw new Error('The server answered none of what it was sent.');
  // What it could not place it keeps itself, for whoever decides.
  await store.settle(delivery.owner, placed);
  delivery.onPlaced(placed, sentAt);
};
