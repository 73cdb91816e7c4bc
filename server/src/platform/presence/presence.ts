import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { Clock } from '../clock.ts';

/** Five minutes: a list that says "5 minutes ago" of somebody at work is right enough, and a write costs more than a read. */
export const presenceSeconds = 5 * 60;

/** More people than work on one server at a time. */
const mostKnown = 100_000;

type PresenceParts = {
  readonly clock: Clock;
  /** Writes down that they were here, unless somebody did meanwhile. */
  readonly mark: (orgId: OrgId, userId: UserId, now: Date) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

export type Presence = ReturnType<typeof makePresence>;

/**
 * Who is at work. A call only looks into memory; every few minutes one of a member's calls has it written down, and waits
 * for nothing.
 */
export const makePresence = ({ clock, mark, onFailure }: PresenceParts) => {
  const known = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  return {
    seen: (orgId: OrgId, userId: UserId) => {
      const key = `${orgId} ${userId}`;
      const now = clock.now();
      const last = known.get(key);
      if (last !== undefined && now.getTime() - last < presenceSeconds * 1000) return;
      known.delete(key);
      known.set(key, now.getTime());
      if (known.size > mostKnown) known.delete(known.keys().next().value ?? key);
      const written = mark(orgId, userId, now)
        .catch(onFailure)
        .finally(() => writing.delete(written));
      writing.add(written);
    },
    /** Before the database is closed. */
    allWritten: async () => {
      await Promise.all(writing);
    },
  };
};
