import type { AccountDb } from '../db.ts';

/** Adds `amount` to a counter that all servers share, and says where it stands. A window that is over starts anew. */
export const addToBucket = async (
  { sql }: AccountDb,
  key: string,
  amount: number,
  windowSeconds: number,
  now: Date,
) => {
  const [bucket] = await sql<{ count: number; until: string }[]>`
    insert into rate_bucket as b (key, count, until) values (${key}, ${amount}, ${new Date(now.getTime() + windowSeconds * 1000)})
    on conflict (key) do update set
      count = case when b.until <= ${now} then ${amount} else greatest(b.count + ${amount}, 0) end,
      until = case when b.until <= ${now} then excluded.until else b.until end
    returning count, until`;
  return bucket ?? { count: amount, until: now.toISOString() };
};

export const clearBucket = async ({ sql }: AccountDb, key: string) => {
  await sql`delete from rate_bucket where key = ${key}`;
};

export const dropOldBuckets = async ({ sql }: AccountDb, now: Date) => {
  await sql`delete from rate_bucket where until < ${now}`;
};
