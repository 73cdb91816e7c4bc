import type { OrgDb } from '../platform/db/db.ts';

/** Which day it is where the organization is, `2026-05-01`. */
export const todayOf = async ({ sql, orgId }: OrgDb, now: Date): Promise<string> => {
  const [found] = await sql<
    { today: string }[]
  >`select (${now}::timestamptz at time zone known_zone(timezone))::date as today from organization where id = ${orgId}`;
  if (!found) throw new Error('The organization of the caller is not there.');
  return found.today;
};
