import type { Client } from 'pg';
import type { AccountDb } from '../db/db.ts';

/** Every change that any server has committed. */
export const changeChannel = 'archway_change';
/** Somebody changed something about their own account: a session may have ended. */
export const accountChannel = 'archway_account';

/** Tells every server's listeners, with the commit. */
export const tellListeners = async ({ sql }: AccountDb, changes: readonly string[]) => {
  await sql`select pg_notify(${changeChannel}, change) from jsonb_array_elements_text(${sql.json([...changes])}) change`;
};

/** From now on this connection is told what happens on both channels. */
export const listenToAll = async (client: Client) => {
  await client.query(`listen ${accountChannel}; listen ${changeChannel}`);
};

/** Fails when the connection is gone without having said so. */
export const ping = async (client: Client) => {
  await client.query('select 1');
};
