import type { CellProblem, ImportCounts, ProblemRow } from '@archway/contract/inventory/imports/import';
import type { ImportId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';

/** `rows` is JSON as a check writes it; it is not taken apart on the way. */
export const addRows = async ({ sql, orgId }: OrgDb, id: ImportId, run: number, rows: string) => {
  await sql`
    insert into import_row (org_id, import_id, row_no, run, outcome, item_id, sku, content, related, problems)
    select ${orgId}, ${id}, n.row, ${run}, case when n.problems <> '[]' then 'wrong' end, n."itemId", n.sku, n.content, n.related, nullif(n.problems, '[]')
    from jsonb_to_recordset(${rows}::text::jsonb) as n (row int, "itemId" uuid, sku text, content jsonb, related jsonb, problems jsonb)`;
};

/** Rows that were right, and turned out not to be. */
export const markWrong = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  rows: readonly number[],
  problem: CellProblem,
) => {
  await sql`
    update import_row set outcome = 'wrong', problems = ${sql.json([problem])}
    where org_id = ${orgId} and import_id = ${id} and row_no in (select jsonb_array_elements_text(${sql.json([...rows])})::int)`;
};

/** Does something and takes it back, also when it failed: the transaction goes on as if it had not been. */
export const tryOut = async <Result>({ sql }: OrgDb, work: () => Promise<Result>): Promise<Result> => {
  await sql`savepoint trial`;
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint trial`;
    await sql`release savepoint trial`;
  }
};

export const dropRows = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`delete from import_row where org_id = ${orgId} and import_id = ${id}`;
};

/** What is left of an import that is done: the rows that were not imported. */
export const dropRightRows = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`delete from import_row where org_id = ${orgId} and import_id = ${id} and outcome is distinct from 'wrong'`;
};

export const countRows = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<ImportCounts> => {
  const [counts] = await sql<ImportCounts[]>`
    select count(*)::int as rows, count(*) filter (where outcome is null)::int as "toAdd", count(*) filter (where outcome = 'changed')::int as "toChange",
      count(*) filter (where outcome = 'same')::int as same, count(*) filter (where outcome = 'wrong')::int as wrong
    from import_row where org_id = ${orgId} and import_id = ${id}`;
  return counts ?? { rows: 0, toAdd: 0, toChange: 0, same: 0, wrong: 0 };
};

export const problemPage = (
  db: OrgDb,
  id: ImportId,
  query: { page: number; itemsPerPage: number; orderBy: 'asc' | 'desc'; column?: number | undefined },
) => {
  const { sql, orgId } = db;
  return jsonPage<ProblemRow>(
    db,
    {
      columns: sql`r.row_no as row, r.problems`,
      from: sql`import_row r`,
      where: sql`r.org_id = ${orgId} and r.import_id = ${id} and r.outcome = 'wrong'
        ${query.column === undefined ? sql`` : sql`and r.problems @> ${sql.json([{ column: query.column }])}`}`,
      order: query.orderBy === 'desc' ? sql`r.row_no desc` : sql`r.row_no`,
    },
    query,
  );
};

export const wrongRows = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<ProblemRow[]> => [
  ...(await sql<ProblemRow[]>`
    select row_no as row, problems from import_row where org_id = ${orgId} and import_id = ${id} and outcome = 'wrong' order by row_no`),
];
