import type { ImportId, OrgId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../../../platform/db/db.ts';

/** Written down in the transaction that takes a sheet in. */
export const keepUntil = async ({ sql, orgId }: OrgDb, id: ImportId, until: Date) => {
  await sql`insert into kept_import (import, until) values (${`${orgId}/${id}`}, ${until})`;
};

export type OutOfDate = { readonly orgId: OrgId; readonly importId: ImportId };

/** Those that are kept no longer, the oldest first. */
export const outOfDate = async ({ sql }: AccountDb, now: Date, limit: number): Promise<OutOfDate[]> => [
  ...(await sql<OutOfDate[]>`
    select split_part(import, '/', 1) as org_id, split_part(import, '/', 2) as import_id
    from kept_import where until < ${now} order by until, import limit ${limit}`),
];

/** Its files and rows go with it. One that somebody works on stays, with its note, until that is over. */
export const dropImport = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`delete from import where org_id = ${orgId} and id = ${id} and state not in ('checking', 'applying')`;
  await sql`
    delete from kept_import where import = ${`${orgId}/${id}`}
      and not exists (select from import i where i.org_id = ${orgId} and i.id = ${id})`;
};
