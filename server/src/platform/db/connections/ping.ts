import type { AccountDb } from '../db.ts';

/** True as soon as the database answers at all. */
export const ping = async ({ sql }: AccountDb) => (await sql`select 1`).length === 1;
