import type { AccountDb } from '../db.ts';
import { dropOldBuckets } from './rate-store.ts';

/** Removes what nobody can use any more. Keys of repeated requests are kept for a day, dead sessions and links for a month. */
export const sweep = async (db: AccountDb, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  await dropOldBuckets(db, now);
  await db.sql`delete from idempotency_key where created_at < ${daysAgo(1)}`;
  await db.sql`delete from one_time_token where expires_at < ${daysAgo(30)}`;
  await db.sql`delete from session where expires_at < ${daysAgo(30)}`;
  await db.sql`delete from mail where status in ('sent', 'kept') and created_at < ${daysAgo(30)}`;
};
