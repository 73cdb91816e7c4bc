import type { OutboxEntry, OutboxPicture, Placed, SentEntry } from './outbox-entry.ts';

/**
 * What the outbox asks of the device. Every write is on the disk when its promise resolves: only then may a screen say
 * that something is done.
 */
export type OutboxStore = {
  /** Facts with their pictures: all of them, or none. */
  readonly add: (entries: readonly OutboxEntry[], pictures?: readonly OutboxPicture[]) => Promise<void>;
  /** The same without those that were added or sent before. */
  readonly addMissing: OutboxStore['add'];
  /** The oldest of an owner that wait for the network, in the order in which they were made. */
  readonly waiting: (owner: string, most: number) => Promise<OutboxEntry[]>;
  readonly all: (owner: string) => Promise<OutboxEntry[]>;
  /** The server has these of an owner. Where that member has left meanwhile, nothing of them stays. */
  readonly settle: (owner: string, placed: readonly Placed[]) => Promise<void>;
  readonly setAside: (ids: readonly { id: string; reason: string }[]) => Promise<void>;
  /** What was set aside of a fact, itself or its pictures, waits for the network again. */
  readonly retry: (id: string) => Promise<void>;
  /** The same of all that another version of the app set aside. */
  readonly retryOfOtherVersions: (owner: string) => Promise<void>;
  /** Lets go of what was set aside of a fact: itself with its pictures, or the pictures that were refused. For good. */
  readonly discard: (id: string) => Promise<void>;
  readonly pictures: (owner: string) => Promise<OutboxPicture[]>;
  /** The next picture of an owner whose fact the server has. */
  readonly nextPicture: (owner: string) => Promise<OutboxPicture | undefined>;
  /** How much of it the server has by now. */
  readonly pictureSent: (id: string, sent: number) => Promise<void>;
  readonly pictureArrived: (id: string) => Promise<void>;
  readonly setPictureAside: (id: string, reason: string) => Promise<void>;
  /** What the server has by now, the latest first. */
  readonly sentLately: (owner: string) => Promise<SentEntry[]>;
  /** Whoever uses the device next finds nothing of what this member sent, but for that of which a picture waits. */
  readonly forgetSent: (memberId: string | undefined) => Promise<void>;
  readonly counts: (owner: string) => Promise<OutboxCounts>;
  /** What a member has to send, in any organization. */
  readonly countOfMember: (memberId: string) => Promise<number>;
  /** Rejects on a device that opens the outbox and keeps nothing in it. */
  readonly tryWriting: () => Promise<void>;
};

/** A fact and its pictures are one. */
type OutboxCounts = {
  readonly waiting: number;
  /** What only a person can decide. */
  readonly setAside: number;
};
