import type {
  Import,
  ImportCounts,
  ImportPlan,
  ImportSummary,
  Reading,
} from '@archway/contract/inventory/imports/import';
import type { ImportFailure, ImportState } from '@archway/contract/inventory/imports/import-states';
import type { CustomFieldId, ImportId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

type Sql = OrgDb['sql'];
type Look = Pick<Import, 'kind' | 'reading'> & { readonly columns: readonly Import['columns'][number][] };

const summary = (sql: Sql) =>
  sql`i.id, i.state, i.file_name as "fileName", i.progress, i.counts, i.created_at as "createdAt", i.updated_at as "updatedAt"`;

/** Imports are seen by whoever sent them. */
export const findImport = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  by: UserId,
): Promise<Import | undefined> => {
  const [found] = await sql<Import[]>`
    select ${summary(sql)}, i.version, i.kind, i.reading, i.columns, i.plan, i.failure,
      (select count(distinct (p.file_no, p.entry))::int from import_picture p where p.org_id = i.org_id and p.import_id = i.id) as pictures,
      (select max(b.created_at) from import b where b.org_id = i.org_id and b.digest = i.digest and b.id <> i.id and b.state = 'done') as "importedBefore"
    from import i where i.org_id = ${orgId} and i.id = ${id} and i.created_by = ${by}`;
  return found;
};

export const latestImports = async ({ sql, orgId }: OrgDb, by: UserId): Promise<ImportSummary[]> => [
  ...(await sql<ImportSummary[]>`
    select ${summary(sql)} from import i where i.org_id = ${orgId} and i.created_by = ${by} order by i.created_at desc, i.id limit 10`),
];

export type LockedImport = {
  readonly id: ImportId;
  readonly state: ImportState;
  readonly version: number;
  readonly run: number;
  readonly kind: 'csv' | 'xlsx';
  readonly fileName: string;
  readonly reading: Reading;
  readonly columns: Import['columns'];
  readonly plan: ImportPlan | null;
  readonly counts: ImportCounts | null;
  readonly failure: ImportFailure | null;
  readonly createdBy: UserId;
  readonly fields: CheckedFields | null;
};

/** Of a check: what the definitions of custom fields were, and which are yet to be made for its rows. */
export type CheckedFields = {
  readonly stamp: string;
  readonly made: readonly { readonly id: CustomFieldId; readonly name: string }[];
};

/** Held until the transaction ends. */
export const lockImportRow = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
): Promise<LockedImport | undefined> => {
  const [held] = await sql<LockedImport[]>`
    select id, state, version, run, kind, file_name, reading, columns, plan, counts, failure, created_by, fields
    from import where org_id = ${orgId} and id = ${id} for update`;
  return held;
};

type NewImport = {
  readonly id: ImportId;
  readonly fileName: string;
  readonly digest: Buffer;
  readonly look: Look;
  readonly createdBy: UserId;
};

export const addImport = async ({ sql, orgId }: OrgDb, row: NewImport) => {
  await sql`
    insert into import (org_id, id, file_name, kind, digest, reading, columns, created_by)
    values (${orgId}, ${row.id}, ${row.fileName}, ${row.look.kind}, ${row.digest}, ${sql.json(row.look.reading)},
      ${sql.json([...row.look.columns])}, ${row.createdBy})`;
};

export const setReading = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { reading, columns }: Pick<Look, 'reading' | 'columns'>,
) => {
  await sql`
    update import set state = 'mapping', reading = ${sql.json(reading)}, columns = ${sql.json([...columns])}, plan = null, counts = null, failure = null, progress = 0
    where org_id = ${orgId} and id = ${id}`;
};

/** The next check. Whoever is still busy with an earlier one finds out by the number of the run. */
export const startRun = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  plan: ImportPlan,
  because: ImportFailure | null = null,
) => {
  await sql`
    update import set state = 'checking', plan = ${sql.json(plan)}, run = run + 1, counts = null, failure = ${because}, progress = 0
    where org_id = ${orgId} and id = ${id}`;
};

export const keepCheckedFields = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  fields: CheckedFields | null,
) => {
  await sql`update import set fields = ${fields && sql.json(fields)} where org_id = ${orgId} and id = ${id}`;
};

export const startApplying = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`update import set state = 'applying', failure = null, progress = 0 where org_id = ${orgId} and id = ${id}`;
};

export const setImportState = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  { state, failure = null }: { state: ImportState; failure?: ImportFailure | null },
) => {
  await sql`
    update import set state = ${state}, failure = ${failure}, progress = 0 where org_id = ${orgId} and id = ${id}`;
};

/** Answers false when it is no longer what it was: canceled, or checked anew. */
export const setProgress = async (
  { sql, orgId }: OrgDb,
  { id, state, run }: Pick<LockedImport, 'id' | 'state' | 'run'>,
  progress: number,
): Promise<boolean> => {
  const written = await sql`
    update import set progress = ${Math.min(Math.max(progress, 0), 1)}
    where org_id = ${orgId} and id = ${id} and state = ${state} and run = ${run}`;
  return written.count === 1;
};

/** The end of a run, if it is still the one; answers whether it was. */
export const endRun = async (
  { sql, orgId }: OrgDb,
  { id, state, run }: Pick<LockedImport, 'id' | 'state' | 'run'>,
  end: { state: ImportState; counts?: ImportCounts; failure?: ImportFailure | null },
): Promise<boolean> => {
  const counts = end.counts ? sql`${sql.json(end.counts)}` : sql`counts`;
  const written = await sql`
    update import set state = ${end.state}, counts = ${counts}, failure = ${end.failure ?? null}, progress = 1
    where org_id = ${orgId} and id = ${id} and state = ${state} and run = ${run}`;
  return written.count === 1;
};
