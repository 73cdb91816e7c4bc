import type { AccountDb } from '../db/db.ts';
import { changeChannel } from './listener.ts';

/** Tells every server's listeners, with the commit. */
export const tellListeners = async ({ sql }: AccountDb, changes: readonly string[]) => {
  await sql`select pg_notify(${changeChannel}, change) from jsonb_array_elements_text(${sql.json([...changes])}) change`;
};
