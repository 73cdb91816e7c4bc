import { Problem } from '@archway/contract/kernel/problem';
import type { OrgDb } from './db.ts';
import { isConflict } from './errors.ts';

/** A part of a transaction that may be refused: then nothing of it is kept, and the rest goes on. Answers whether it was kept. */
export const unlessRefused = async ({ sql }: OrgDb, work: () => Promise<unknown>): Promise<boolean> => {
  await sql`savepoint attempt`;
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Problem) && !isConflict(error)) throw error;
    await sql`rollback to savepoint attempt`;
    return false;
  }
};
