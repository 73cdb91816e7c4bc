import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';

export type PictureRow = {
  readonly id: FileId;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
};

export type NewPictureRow = PictureRow & {
  readonly bytes: number;
  readonly digest: Buffer;
  readonly createdBy: UserId | null;
};

/** Where a file is kept: each organization's apart from the others'. */
export const folderOf = ({ orgId }: Pick<OrgDb, 'orgId'>, id: FileId) => `${orgId}/${id}`;

export const findPicture = async ({ sql, orgId }: OrgDb, id: FileId): Promise<PictureRow | undefined> => {
  const [row] = await sql<
    PictureRow[]
  >`select id, width, height, tint from file where org_id = ${orgId} and id = ${id} and kind = 'picture'`;
  return row;
};

/** The picture that was taken in before from the same bytes. */
export const findPictureByDigest = async (
  { sql, orgId }: OrgDb,
  digest: Buffer,
): Promise<PictureRow | undefined> => {
  const [row] = await sql<PictureRow[]>`
    select id, width, height, tint from file where org_id = ${orgId} and digest = ${digest} and kind = 'picture'`;
  return row;
};

/** The same, held so that it is not swept away meanwhile. */
export const lockPictureByDigest = async (
  { sql, orgId }: OrgDb,
  digest: Buffer,
): Promise<PictureRow | undefined> => {
  const [row] = await sql<PictureRow[]>`
    select id, width, height, tint from file where org_id = ${orgId} and digest = ${digest} and kind = 'picture' for no key update`;
  return row;
};

/** Adds it, or answers the one that was taken in before from the same bytes, held so that it is not swept away meanwhile. */
export const addPicture = async ({ sql, orgId }: OrgDb, row: NewPictureRow): Promise<PictureRow> => {
  const [added] = await sql<PictureRow[]>`
    insert into file (org_id, id, kind, width, height, tint, bytes, digest, created_by)
    values (${orgId}, ${row.id}, 'picture', ${row.width}, ${row.height}, ${row.tint}, ${row.bytes}, ${row.digest}, ${row.createdBy})
    on conflict (org_id, digest) do update set digest = excluded.digest
    returning id, width, height, tint`;
  if (!added) throw new Error('The picture is not there.');
  return added;
};

/** Any file: a picture, or a document that is kept as it came. */
export type FileRow = { readonly id: FileId; readonly kind: 'picture' | 'document' };

export const findFileByDigest = async (
  { sql, orgId }: OrgDb,
  digest: Buffer,
): Promise<FileRow | undefined> => {
  const [row] = await sql<
    FileRow[]
  >`select id, kind from file where org_id = ${orgId} and digest = ${digest}`;
  return row;
};

/** The same, held so that it is not swept away meanwhile. */
export const lockFileByDigest = async (
  { sql, orgId }: OrgDb,
  digest: Buffer,
): Promise<FileRow | undefined> => {
  const [row] = await sql<FileRow[]>`
    select id, kind from file where org_id = ${orgId} and digest = ${digest} for no key update`;
  return row;
};

export type NewDocumentRow = Pick<NewPictureRow, 'id' | 'bytes' | 'digest' | 'createdBy'>;

/** Adds it, or answers the one that was taken in before from the same bytes, held so that it is not swept away meanwhile. */
export const addDocument = async ({ sql, orgId }: OrgDb, row: NewDocumentRow): Promise<FileRow> => {
  const [added] = await sql<FileRow[]>`
    insert into file (org_id, id, kind, bytes, digest, created_by)
    values (${orgId}, ${row.id}, 'document', ${row.bytes}, ${row.digest}, ${row.createdBy})
    on conflict (org_id, digest) do update set digest = excluded.digest
    returning id, kind`;
  if (!added) throw new Error('The document is not there.');
  return added;
};

/** Writes down that perhaps nothing refers to a file, from now on. */
export const noteLoose = async ({ sql }: AccountDb, folder: string, now: Date) => {
  await sql`insert into loose_file (folder, since) values (${folder}, ${now})
    on conflict (folder) do update set since = excluded.since`;
};

export const listLoose = async (
  { sql }: AccountDb,
  before: Date,
  limit: number,
): Promise<{ folder: string; orgId: OrgId; id: FileId }[]> => {
  const rows = await sql<{ folder: string; orgId: OrgId; id: FileId }[]>`
    select folder, split_part(folder, '/', 1) as org_id, split_part(folder, '/', 2) as id
    from loose_file where since < ${before} order by since, folder limit ${limit}`;
  return [...rows];
};

/** Not when it was let go of again in the meantime. */
export const forgetLoose = async ({ sql }: AccountDb, folder: string, before: Date) => {
  await sql`delete from loose_file where folder = ${folder} and since < ${before}`;
};

/**
 * Deletes the row of a file that nothing refers to and nobody asked for since; answers whether there is a row left.
 * The row is held first: whoever takes the same picture in at this moment is waited for, and then seen.
 */
export const dropIfUnused = async (db: OrgDb, id: FileId, before: Date): Promise<{ kept: boolean }> => {
  const { sql, orgId } = db;
  const held = await sql`select 1 from file where org_id = ${orgId} and id = ${id} for update`;
  if (held.length === 0) return { kept: false };
  const dropped = await sql`
    delete from file f where f.org_id = ${orgId} and f.id = ${id}
      and exists (select from loose_file l where l.folder = ${folderOf(db, id)} and l.since < ${before})
      and not exists (select from item_picture p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from unit_picture p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from event_picture p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from property_picture p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from room_picture p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from staging_file p where p.org_id = f.org_id and p.file_id = f.id)
      and not exists (select from item i where i.org_id = f.org_id and i.cover_id = f.id)
    returning 1`;
  return { kept: dropped.length === 0 };
};
