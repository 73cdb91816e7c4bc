import type { OnProgress } from './send-with-progress.ts';

/** What a call is told beside its input. */
export type CallContext = {
  /** One key for one wish of a person: a repeated call with the same key is done once. */
  readonly idempotencyKey?: string;
  /** One of many changes: whoever makes them has all of it read again (`readGathered`) when they rest. */
  readonly isOneOfMany?: true;
  /** In whose name it is made: where somebody else is here when it is sent, or another organization is open, it is not sent. */
  readonly owner?: string;
  /** Told how much of a file has been sent, as a share of one. */
  readonly onProgress?: OnProgress;
  /** Told how many bytes of the answer have arrived. */
  readonly onReceived?: (bytes: number) => void;
};
