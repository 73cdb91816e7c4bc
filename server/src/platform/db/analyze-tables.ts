import type { AccountDb } from './db.ts';

/** Lets the database look how large its tables are. Whoever adds thousands of rows does this early, and again as they grow. */
export const analyzeTables = async ({ sql }: AccountDb) => {
  await sql`select learn_sizes()`;
};
