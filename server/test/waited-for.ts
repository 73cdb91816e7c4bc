import type postgres from 'postgres';
import { expect } from 'vitest';

/** Until somebody waits for what this connection holds. */
export const waitedForBy = (sql: postgres.Sql, pid: number) =>
  expect
    .poll(
      async () =>
        (await sql`select 1 from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`).count,
    )
    .toBeGreaterThan(0);
