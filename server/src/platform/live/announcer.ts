import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { tellListeners } from './live-store.ts';

/** Long enough to gather what many people change at once, too short to be noticed on a page. */
const gatherMs = 25;
/** Whoever listens has lost the connection too when the database is away for so long, and asks anew when it is back. */
const [againMs, patienceMs] = [500, 10_000];

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
    try {
      await side.transaction((db) => tellListeners(db, changes));
    } catch (error) {
      for (const change of changes) waiting.add(change);
      throw error;
    }
  };
  const tellAll = async () => {
    let failingSince: number | undefined;
    while (waiting.size > 0) {
      try {
        await tellWaiting();
        failingSince = undefined;
      } catch (error) {
        log.warn({ err: error }, 'changes were not told');
        failingSince ??= performance.now();
        if (performance.now() - failingSince > patienceMs) waiting.clear();
      }
      await sleep(failingSince === undefined ? gatherMs : againMs, undefined, { ref: false });
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
