import { Problem } from '@archway/contract/kernel/api/problem';
import type { OrgDb } from './db.ts';
import { isConflict } from './errors.ts';

/**
 * A part of a transaction that may be refused: then nothing of it is kept, and the rest goes on. Answers whether it was kept.
 * What it locked is let go with it: whoever tries several parts locks beforehand, in order, what any of them will.
 */
export const unlessRefused = async ({ sql }: OrgDb, work: () => Promise<unknown>): Promise<boolean> => {
  // Neither is waited for: what follows on the same connection fails with it.
  const opened = sql`savepoint attempt`.execute();
  try {
    await Promise.all([opened, work()]);
    sql`release savepoint attempt`.execute().catch(() => {});
    return true;
  } catch (error) {
    if (!(error instanceof Problem) && !isConflict(error)) throw error;
    await sql`rollback to savepoint attempt`;
    await sql`release savepoint attempt`;
    return false;
  }
};
