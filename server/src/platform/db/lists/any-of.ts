import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';

/**
 * `id = ${anyOf(sql, ids)}`: one of these ids, of which there may be none. One parameter however many there are, so that the
 * statement is prepared once, and not once for each number of ids.
 */
export const anyOf = (sql: OrgDb['sql'], ids: readonly string[]): Fragment =>
  sql`any (array(select jsonb_array_elements_text(${sql.json([...ids])})::uuid))`;

/**
 * `from ${idsInOrder(sql, ids)} join file f on f.id = n.id`: rows `n (id, nth)`, counted from one. Ids that are cast in the
 * condition of a join would lead to no index: behind the wall between organizations a cast could tell of rows that are not theirs.
 */
export const idsInOrder = (sql: OrgDb['sql'], ids: readonly string[]): Fragment =>
  sql`jsonb_to_recordset(${sql.json(ids.map((id, index) => ({ id, nth: index + 1 })))}) as n (id uuid, nth int)`;
