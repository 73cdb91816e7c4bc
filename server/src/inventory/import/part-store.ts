import type { ImportId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

const partSize = 1024 * 1024;

/** Keeps a file in pieces: none of them is large, however large the file. */
export const addFile = async ({ sql, orgId }: OrgDb, id: ImportId, fileNo: number, file: Blob) => {
  for (let part = 0; part * partSize < file.size; part += 1) {
    const piece = file.slice(part * partSize, (part + 1) * partSize);
    const content = Buffer.from(await piece.arrayBuffer());
    await sql`insert into import_part (org_id, import_id, file_no, part_no, content) values (${orgId}, ${id}, ${fileNo}, ${part}, ${content})`;
  }
};

/** The whole file, in memory of its own that can be handed on. */
export const readFile = async (
  { sql, orgId }: OrgDb,
  id: ImportId,
  fileNo: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [counted] = await sql<{ size: number; parts: number }[]>`
    select coalesce(sum(length(content)), 0)::int as size, count(*)::int as parts
    from import_part where org_id = ${orgId} and import_id = ${id} and file_no = ${fileNo}`;
  const whole = new Uint8Array(counted?.size ?? 0);
  let at = 0;
  for (let part = 0; part < (counted?.parts ?? 0); part += 1) {
    const [row] = await sql<{ content: Buffer }[]>`
      select content from import_part where org_id = ${orgId} and import_id = ${id} and file_no = ${fileNo} and part_no = ${part}`;
    whole.set(row?.content ?? [], at);
    at += row?.content.length ?? 0;
  }
  return whole;
};

export const nextFileNo = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<number> => {
  const [last] = await sql<{ next: number }[]>`
    select coalesce(max(file_no), 0) + 1 as next from import_part where org_id = ${orgId} and import_id = ${id}`;
  return last?.next ?? 1;
};

export const dropFiles = async ({ sql, orgId }: OrgDb, id: ImportId, fromNo: number) => {
  await sql`delete from import_part where org_id = ${orgId} and import_id = ${id} and file_no >= ${fromNo}`;
};
