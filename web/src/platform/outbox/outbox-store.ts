import type { OutboxEntry } from './outbox-entry.ts';

/**
 * What the outbox asks of the device. Every write is on the disk when its promise resolves: only then may a screen say
 * that something is done.
 */
export type OutboxStore = {
  readonly add: (entries: readonly OutboxEntry[]) => Promise<void>;
  /** The oldest of an owner that wait for the network, in the order in which they were made. */
  readonly waiting: (owner: string, most: number) => Promise<OutboxEntry[]>;
  readonly all: (owner: string) => Promise<OutboxEntry[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly setAside: (ids: readonly { id: string; reason: string }[]) => Promise<void>;
  readonly counts: (owner: string) => Promise<OutboxCounts>;
  /** What a member has to send, in any organization. */
  readonly countOfMember: (memberId: string) => Promise<number>;
};

type OutboxCounts = {
  readonly waiting: number;
  /** What only a person can decide. */
  readonly setAside: number;
};
