import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';

/**
 * `id = ${anyOf(sql, ids)}`: one of these ids, of which there may be none. One parameter however many there are, so that the
 * statement is prepared once, and not once for each number of ids.
 */
export const anyOf = (sql: OrgDb['sql'], ids: readonly string[]): Fragment =>
  sql`any (array(select jsonb_array_elements_text(${sql.json([...ids])})::uuid))`;
