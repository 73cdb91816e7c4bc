import type { NowThere } from '@archway/contract/kernel/now-there';
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

/** With the time on the clock there, `14:05`. */
export const nowThereOf = async ({ sql, orgId }: OrgDb, now: Date): Promise<NowThere> => {
  const [found] = await sql<NowThere[]>`
    select to_char(l.at, 'YYYY-MM-DD') as today, to_char(l.at, 'HH24:MI') as time
    from organization o cross join lateral (select ${now}::timestamptz at time zone known_zone(o.timezone) as at) l where o.id = ${orgId}`;
  if (!found) throw new Error('The organization of the caller is not there.');
  return found;
};

/** The same within a statement that is read later. */
export const todayThere = ({ sql, orgId }: OrgDb): Fragment =>
  sql`(select (now() at time zone known_zone(o.timezone))::date from organization o where o.id = ${orgId})`;
