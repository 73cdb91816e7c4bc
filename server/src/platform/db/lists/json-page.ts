import type { Page } from '@archway/contract/kernel/api/page';
import type { OrgDb } from '../db.ts';
import type { Fragment } from '../pool.ts';
import { writtenJson } from './written-json.ts';

/** The parts of a list: what a row holds (columns named as the contract names them), where from, which, in what order. */
export type ListParts = {
  readonly columns: Fragment;
  readonly from: Fragment;
  readonly where: Fragment;
  readonly order: Fragment;
  /** What a row is known by, where its columns cost more than finding it: of a far page only its own rows are written then. */
  readonly key?: Fragment;
  /** What is enough to count, when the list itself joins more than its conditions need. */
  readonly countFrom?: Fragment;
};

/** All rows of a list, for whoever takes them away. */
export const wholeList = ({ sql }: OrgDb, { columns, from, where, order }: ListParts): Fragment =>
  sql`select ${columns} from ${from} where ${where} order by ${order}`;

/** Page and total in one statement, written as JSON by PostgreSQL and passed on as text. */
export const jsonPage = <Row>(
  { sql }: OrgDb,
  { columns, from, where, order, key, countFrom }: ListParts,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
) => {
  const these = sql`order by ${order} limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`;
  const rows = key
    ? sql`where ${key} in (select ${key} from ${from} where ${where} ${these}) and ${where} order by ${order}`
    : sql`where ${where} ${these}`;
  return writtenJson<Page<Row>>(sql<{ json: string }[]>`
    select json_build_object(
      'rows', (select coalesce(json_agg(listed), '[]'::json) from (
        select ${columns} from ${from} ${rows}) listed),
      'total', (select count(*)::int from ${countFrom ?? from} where ${where}),
      'page', ${page}::int, 'itemsPerPage', ${itemsPerPage}::int)::text as json`);
};
