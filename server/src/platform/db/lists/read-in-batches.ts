import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';

/** Enough rows to make a trip to the database worth it, few enough to be done with in some milliseconds; as the statement says. */
const batchSize = 500;

/**
 * The rows of a query some at a time, all as they were at its beginning, however long their reader takes. Nothing can be
 * written in that transaction any more.
 */
export async function* readInBatches<Row extends object>(
  { sql }: OrgDb,
  query: Fragment,
): AsyncGenerator<readonly Row[]> {
  await sql`set transaction read only`;
  // A slow reader takes longer for one batch than a request may think; too slow a one is cut off where it reads.
  await sql`set local idle_in_transaction_session_timeout = '150s'`;
  // Each fetch is a statement of its own: one statement that waits for a slow reader would run out of its time.
  await sql`declare batches no scroll cursor for ${query}`;
  for (;;) {
    // Not prepared: the driver would remember the columns of one query and read those of the next by them.
    const rows = await sql<Row[]>`fetch 500 from batches`.simple();
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
  }
}

/** How many rows a query has. */
export const countRows = async ({ sql }: OrgDb, query: Fragment): Promise<number> => {
  const [counted] = await sql<{ rows: number }[]>`select count(*)::int as rows from (${query}) counted`;
  return counted?.rows ?? 0;
};
