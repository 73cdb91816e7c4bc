import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { tellListeners } from './live-store.ts';

/** Long enough to gather what many people change at once, too short to be noticed on a page. */
const gatherMs = 25;

/**
 * Tells of changes after they were kept, many at a time. PostgreSQL lets only one transaction that tells something be
 * kept at a time, in the whole cluster: told by each change itself, they would all wait for each other.
 */
export const makeAnnouncer = (side: Db, log: FastifyBaseLogger) => {
  const waiting = new Set<string>();
  let telling: Promise<void> | undefined;
  const tellWaiting = async () => {
    const changes = [...waiting];
    waiting.clear();
    await side.transaction((db) => tellListeners(db, changes));
  };
  const tellAll = async () => {
    try {
      while (waiting.size > 0) {
        await tellWaiting();
        await sleep(gatherMs, undefined, { ref: false });
      }
    } catch (error) {
      // Whoever cannot be told now lost the connection too, and asks anew when it is back.
      log.warn({ err: error }, 'changes were not told');
    }
    telling = undefined;
  };
  return {
    tell: (changes: readonly string[]) => {
      for (const change of changes) waiting.add(change);
      telling ??= tellAll();
    },
    /** Over when everything that was kept has been told. */
    allTold: () => telling,
  };
};
