import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb, OrgDb } from '../platform/db/db.ts';

/** A picture on its way, under the name that its sender gave it. */
export type ArrivingPicture = {
  readonly id: string;
  readonly by: UserId;
  /** Of the whole picture. */
  readonly bytes: number;
};

/** Bytes of it that follow each other. */
export type ArrivingPart = { readonly content: Buffer; readonly offset: number };

/** How much is here of it; nothing of one that is said to be of another size now. */
export const receivedOf = async (
  { sql, orgId }: OrgDb,
  { id, by, bytes }: ArrivingPicture,
): Promise<number> => {
  const [found] = await sql<{ received: number }[]>`
    select received from arriving_picture where org_id = ${orgId} and by_id = ${by} and id = ${id} and bytes = ${bytes}`;
  return found?.received ?? 0;
};

/** Everything that is here of it. */
export const readArriving = async ({ sql, orgId }: OrgDb, { id, by }: ArrivingPicture): Promise<Buffer[]> => {
  const parts = await sql<{ content: Buffer }[]>`
    select content from arriving_part where org_id = ${orgId} and by_id = ${by} and picture_id = ${id} order by start`;
  return parts.map(({ content }) => content);
};

/** As many as one member has on its way at once. */
const mostArriving = 8;

/** Keeps the first bytes of a picture. The oldest of the member that are not finished make room for it: they begin again. */
export const beginArriving = async (
  db: OrgDb,
  { id, by, bytes }: ArrivingPicture,
  content: Buffer,
  now: Date,
) => {
  const { sql, orgId } = db;
  await sql`
    delete from arriving_picture where org_id = ${orgId} and by_id = ${by} and (id = ${id} and bytes <> ${bytes} or id <> ${id} and id not in (
      select id from arriving_picture where org_id = ${orgId} and by_id = ${by} and id <> ${id} order by since desc, id limit ${mostArriving - 1}))`;
  const begun = await sql`
    insert into arriving_picture (org_id, by_id, id, bytes, received, since) values (${orgId}, ${by}, ${id}, ${bytes}, ${content.length}, ${now})
    on conflict (org_id, by_id, id) do nothing`;
  if (begun.count === 1) await addPart(db, { id, by }, { content, offset: 0 });
};

/** Adds what follows on what is here; nothing when another call was quicker. */
export const addToArriving = async (
  db: OrgDb,
  { id, by, bytes }: ArrivingPicture,
  { content, offset }: ArrivingPart,
  now: Date,
) => {
  const { sql, orgId } = db;
  const added = await sql`
    update arriving_picture set received = received + ${content.length}, since = ${now}
    where org_id = ${orgId} and by_id = ${by} and id = ${id} and bytes = ${bytes} and received = ${offset}`;
  if (added.count === 1) await addPart(db, { id, by }, { content, offset });
};

const addPart = async (
  { sql, orgId }: OrgDb,
  { id, by }: Pick<ArrivingPicture, 'id' | 'by'>,
  { content, offset }: ArrivingPart,
) => {
  await sql`
    insert into arriving_part (org_id, by_id, picture_id, start, content) values (${orgId}, ${by}, ${id}, ${offset}, ${content})`;
};

/** It is whole, and kept otherwise. */
export const endArriving = async ({ sql, orgId }: OrgDb, { id, by }: Pick<ArrivingPicture, 'id' | 'by'>) => {
  await sql`delete from arriving_picture where org_id = ${orgId} and by_id = ${by} and id = ${id}`;
};

/** Organizations with some that nobody went on with since. */
export const orgsWithArriving = async ({ sql }: AccountDb, before: Date, most: number): Promise<OrgId[]> => {
  const rows = await sql<{ orgId: OrgId }[]>`select orgs_with_arriving(${before}, ${most}) as org_id`;
  return rows.map(({ orgId }) => orgId);
};

/** What nobody went on with since. */
export const dropArriving = async ({ sql, orgId }: OrgDb, before: Date) => {
  await sql`delete from arriving_picture where org_id = ${orgId} and since < ${before}`;
};
