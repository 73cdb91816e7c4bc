import { RawJson } from '../http/calls/raw-json.ts';
import type { OrgDb } from './db.ts';
import type { Fragment } from './pool.ts';

/** A whole list in one statement, written as JSON by PostgreSQL and passed on as text. */
export const jsonList = async <Row>({ sql }: OrgDb, query: Fragment) => {
  const [answer] = await sql<{ json: string }[]>`
    select json_build_object('rows', (select coalesce(json_agg(listed), '[]'::json) from (${query}) listed))::text as json`;
  return new RawJson<{ rows: Row[] }>(answer?.json ?? '');
};
