import type { FileId, StagingId, UserId } from '@archway/contract/kernel/ids';
import type { StagingFile } from '@archway/contract/stagings/staging-file';
import type { OrgDb } from '../../platform/db/db.ts';

/** The newest first. */
export const filesOf = ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<StagingFile[]> => sql<
  StagingFile[]
>`
  select x.file_id as id, x.name, f.kind, x.bytes, x.created_at as "addedAt",
    (select nullif(concat_ws(' ', a.first_name, a.last_name), '') from app_user a where a.id = x.created_by) as "addedBy"
  from staging_file x join file f on f.org_id = x.org_id and f.id = x.file_id
  where x.org_id = ${orgId} and x.staging_id = ${stagingId} order by x.created_at desc, x.file_id desc`;

export type AddedFile = {
  readonly stagingId: StagingId;
  readonly fileId: FileId;
  readonly name: string;
  readonly bytes: number;
  readonly by: UserId;
};

/** The same file added again is one file, under its newest name. */
export const putFile = async ({ sql, orgId }: OrgDb, { stagingId, fileId, name, bytes, by }: AddedFile) => {
  await sql`
    insert into staging_file (org_id, staging_id, file_id, name, bytes, created_by)
    values (${orgId}, ${stagingId}, ${fileId}, ${name}, ${bytes}, ${by})
    on conflict (org_id, staging_id, file_id) do update set name = excluded.name, bytes = excluded.bytes`;
};

export const setFileName = async (
  { sql, orgId }: OrgDb,
  { stagingId, fileId, name }: Pick<AddedFile, 'stagingId' | 'fileId' | 'name'>,
) => {
  await sql`update staging_file set name = ${name} where org_id = ${orgId} and staging_id = ${stagingId} and file_id = ${fileId}`;
};

export const deleteFile = async ({ sql, orgId }: OrgDb, stagingId: StagingId, fileId: FileId) => {
  await sql`delete from staging_file where org_id = ${orgId} and staging_id = ${stagingId} and file_id = ${fileId}`;
};
