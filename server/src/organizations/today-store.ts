import type { OrgDb } from '../platform/db/db.ts';
import type { Fragment } from '../platform/db/pool.ts';

/** Which day it is where the organization is, `2026-05-01`. */
export const todayOf = async ({ sql, orgId }: OrgDb, now: Date): Promise<string> => {
  const [found] = await sql<
    { today: string }[]
  >`select (${now}::timestamptz at time zone known_zone(timezone))::date as today from organization where id = ${orgId}`;
  if (!found) throw new Error('The organization of the caller is not there.');
  return found.today;
};

/** The same within a statement that is read later. */
export const todayThere = ({ sql, orgId }: OrgDb): Fragment =>
  sql`(select (now() at time zone known_zone(o.timezone))::date from organization o where o.id = ${orgId})`;
