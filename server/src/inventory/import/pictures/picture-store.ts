import type { ImportId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';

export type NamedPicture = { readonly name: string; readonly entry: string; readonly digest: Buffer };

/** A name that was there before means the newer picture. */
export const addPictures = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  fileNo: number,
  pictures: readonly NamedPicture[],
) => {
  const rows = pictures.map(({ name, entry, digest }) => ({ name, entry, digest: digest.toString('hex') }));
  await sql`
    insert into import_picture (org_id, import_id, name, file_no, entry, digest)
    select ${orgId}, ${id}, n.name, ${fileNo}, n.entry, decode(n.digest, 'hex') from jsonb_to_recordset(${sql.json(rows)}) as n (name text, entry text, digest text)
    on conflict (org_id, import_id, name) do update set file_no = excluded.file_no, entry = excluded.entry, digest = excluded.digest, bad = false`;
};

export const pictureNames = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<string[]> => {
  const rows = await sql<
    { name: string }[]
  >`select name from import_picture where org_id = ${orgId} and import_id = ${id} order by name`;
  return rows.map(({ name }) => name);
};

export type WantedPicture = { readonly fileNo: number; readonly entry: string; readonly digest: Buffer };

/** Pictures that rows name and nobody has taken in yet, zip by zip. */
export const wantedPictures = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<WantedPicture[]> => [
  ...(await sql<WantedPicture[]>`
    select distinct p.file_no, p.entry, p.digest from import_picture p
    join (select distinct jsonb_array_elements_text(r.related -> 'pictures') as name from import_row r
      where r.org_id = ${orgId} and r.import_id = ${id} and r.outcome is distinct from 'wrong' and r.related ? 'pictures') wanted
      on wanted.name = p.name
    where p.org_id = ${orgId} and p.import_id = ${id} and not p.bad
      and not exists (select from file f where f.org_id = ${orgId} and f.digest = p.digest)
    order by p.file_no, p.entry`),
];

export const markBad = async ({ sql, orgId }: OrgDb, id: ImportId, digest: Buffer) => {
  await sql`update import_picture set bad = true where org_id = ${orgId} and import_id = ${id} and digest = ${digest}`;
};
