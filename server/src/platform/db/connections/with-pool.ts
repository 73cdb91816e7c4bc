import { openPool, type Pool, type Target } from '../pool.ts';

/** One connection for a piece of work, and none after it. */
export const withPool = async <Result>(
  target: Target,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> => {
  const pool = openPool(target, { max: 1, name: 'archway-owner' });
  try {
    return await work(pool);
  } finally {
    await pool.end({ timeout: 5 });
  }
};
