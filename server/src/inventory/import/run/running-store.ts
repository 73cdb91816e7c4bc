import type { ImportId, OrgId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../../../platform/db/db.ts';

export type ImportJob = 'check-import' | 'apply-import';

/** Written down in the transaction that starts the work, and said again while it goes on. */
export const noteRunning = async ({ sql, orgId }: OrgDb, id: ImportId, job: ImportJob, now: Date) => {
  await sql`
    insert into running_import (import, job, beat) values (${`${orgId}/${id}`}, ${job}, ${now})
    on conflict (import) do update set job = excluded.job, beat = excluded.beat`;
};

/** How many other imports of the organization are being worked on, or wait for it. */
export const countOthersRunning = async ({ sql, orgId }: OrgDb, id: ImportId): Promise<number> => {
  const [counted] = await sql<{ others: number }[]>`
    select count(*)::int as others from running_import
    where split_part(import, '/', 1) = ${orgId} and import <> ${`${orgId}/${id}`}`;
  return counted?.others ?? 0;
};

export const forgetRunning = async ({ sql, orgId }: OrgDb, id: ImportId) => {
  await sql`delete from running_import where import = ${`${orgId}/${id}`}`;
};

export type LeftLying = { readonly orgId: OrgId; readonly importId: ImportId; readonly job: ImportJob };

/** Those that nobody has worked on since; from now on somebody does. */
export const takeLeftLying = async ({ sql }: AccountDb, before: Date, now: Date): Promise<LeftLying[]> => [
  ...(await sql<LeftLying[]>`
    update running_import set beat = ${now} where beat < ${before}
    returning split_part(import, '/', 1) as org_id, split_part(import, '/', 2) as import_id, job`),
];
