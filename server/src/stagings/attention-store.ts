import type { Attention } from '@archway/contract/stagings/staging-rules';
import { endedStatuses, outStatuses } from '@archway/contract/stagings/states';
import type { OrgDb } from '../platform/db/db.ts';
import type { Fragment } from '../platform/db/pool.ts';

type Sql = OrgDb['sql'];

/** As a condition on `staging s`: late, about to end, or short of pieces that went elsewhere. */
export const needsAttention = (sql: Sql, what: Attention, today: string | Fragment): Fragment => {
  const isOut = sql`s.status in ${sql(outStatuses)}`;
  switch (what) {
    case 'late':
      return sql`${isOut} and s.ends_on < ${today}::date`;
    case 'ending':
      return sql`${isOut} and s.ends_on >= ${today}::date
        and s.ends_on <= ${today}::date + coalesce((select (o.settings ->> 'noticeDays')::int from organization o where o.id = s.org_id), 0)`;
    case 'bumped':
      return sql`s.status not in ${sql(endedStatuses)} and ${isBumped(sql)}`;
  }
};

export const isBumped = (sql: Sql) =>
  sql`exists (select from reservation r where r.org_id = s.org_id and r.staging_id = s.id and r.status = 'bumped')`;

type Counts = Record<'live' | Attention, number>;

export const attentionCounts = async ({ sql, orgId }: OrgDb, today: string): Promise<Counts> => {
  const count = (condition: Fragment) =>
    sql`(select count(*)::int from staging s where s.org_id = ${orgId} and ${condition})`;
  const [counts] = await sql<[Counts]>`
    select ${count(sql`s.status = 'live'`)} as live, ${count(needsAttention(sql, 'late', today))} as late,
      ${count(needsAttention(sql, 'ending', today))} as ending, ${count(needsAttention(sql, 'bumped', today))} as bumped`;
  return counts;
};
