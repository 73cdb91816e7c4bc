import type { MoveId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { MoveTab } from '@archway/contract/moves/states';
import type { Clock } from '../clock.ts';

/** Five minutes: a list that says "5 minutes ago" of somebody at work is right enough, and a write costs more than a read. */
export const presenceSeconds = 5 * 60;

/** More people than work on one server at a time. */
const mostKnown = 100_000;

/** So long somebody who has a move open is taken to be there. Pages say that they are three times as often. */
export const onMoveSeconds = 60;

type PresenceParts = {
  readonly clock: Clock;
  /** Writes down that they were here, unless somebody did meanwhile. */
  readonly mark: (orgId: OrgId, userId: UserId, now: Date) => Promise<void>;
  readonly markOnMove: (orgId: OrgId, seen: SeenOnMove) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** Somebody who has a part of a move open. */
export type SeenOnMove = {
  readonly userId: UserId;
  readonly moveId: MoveId;
  readonly tab: MoveTab;
  readonly now: Date;
};

export type Presence = ReturnType<typeof makePresence>;

/**
 * Who is at work. A call only looks into memory; now and then one of a member's calls has it written down, and waits for
 * nothing.
 */
export const makePresence = ({ clock, mark, markOnMove, onFailure }: PresenceParts) => {
  const known = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  /** What was written down less than so many seconds ago is not written again. */
  const writeDown = (key: string, seconds: number, write: (now: Date) => Promise<void>) => {
    const now = clock.now();
    const last = known.get(key);
    if (last !== undefined && now.getTime() - last < seconds * 1000) return;
    known.delete(key);
    known.set(key, now.getTime());
    if (known.size > mostKnown) known.delete(known.keys().next().value ?? key);
    const written = write(now)
      .catch(onFailure)
      .finally(() => writing.delete(written));
    writing.add(written);
  };
  return {
    seen: (orgId: OrgId, userId: UserId) =>
      writeDown(`${orgId} ${userId}`, presenceSeconds, (now) => mark(orgId, userId, now)),
    seenOnMove: (orgId: OrgId, { userId, moveId, tab }: Omit<SeenOnMove, 'now'>) =>
      writeDown(`${orgId} ${userId} ${moveId} ${tab}`, onMoveSeconds / 4, (now) =>
        markOnMove(orgId, { userId, moveId, tab, now }),
      ),
    /** Before the database is closed. */
    allWritten: async () => {
      await Promise.all(writing);
    },
  };
};
