import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';
import { writtenJson } from './written-json.ts';

/** A whole list in one statement, written as JSON by PostgreSQL and passed on as text. */
export const jsonList = <Row>({ sql }: OrgDb, query: Fragment) =>
  writtenJson<{ rows: Row[] }>(sql<{ json: string }[]>`
    select json_build_object('rows', (select coalesce(json_agg(listed), '[]'::json) from (${query}) listed))::text as json`);
