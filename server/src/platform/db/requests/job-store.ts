import type { AccountDb } from '../db.ts';

export type JobName =
  | 'send-mail'
  | 'mail-reset'
  | 'sweep'
  | 'check-import'
  | 'apply-import'
  | 'wake-imports'
  | 'tell-bumped'
  | 'locate-property'
  | 'settle-pins'
  | 'wake-nights'
  | 'end-day';

/** Queues a job in the same transaction as the change that needs it. `enqueue_job` runs as the owner of the queue's tables. */
export const enqueueJob = async (
  db: AccountDb,
  name: JobName,
  payload: Record<string, string>,
  /** One that has not begun is replaced by the next of the same key. */
  key: string | null = null,
) => {
  await db.sql`select enqueue_job(${name}, ${db.sql.json(payload)}::json, ${key})`;
};
