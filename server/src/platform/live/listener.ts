import type { FastifyBaseLogger } from 'fastify';
import { openPool, type Pool, type Target } from '../db/pool.ts';

export const changeChannel = 'archway_change';
export const accountChannel = 'archway_account';

type Hear = {
  /** Every change that any server has committed. */
  onChange(payload: string): void;
  /** Somebody changed something about their own account: a session may have ended. */
  onAccount(userId: string): void;
  /** Nobody knows what was said while the connection was away. */
  onGap(): void;
};

/**
 * Listens to what all servers tell each other through PostgreSQL, on a connection of its own. It must be a direct one:
 * a pooler that hands connections out by transaction passes nothing on.
 */
export const openListener = (target: Target, log: FastifyBaseLogger, hear: Hear) => {
  let pool: Pool | undefined;
  let heardBefore = false;
  const listening = () => {
    if (heardBefore) hear.onGap();
    heardBefore = true;
  };
  const listen = async () => {
    pool = openPool(target, { max: 1, name: 'archway-live' });
    await pool.listen(accountChannel, hear.onAccount);
    await pool.listen(changeChannel, hear.onChange, listening);
  };
  return {
    /** Begins with the first who wants to hear, and goes on. */
    begin: () => {
      if (pool) return;
      listen().catch((error: unknown) => {
        log.warn({ err: error }, 'live updates are off until somebody asks again');
        void pool?.end({ timeout: 1 });
        pool = undefined;
      });
    },
    close: async () => {
      await pool?.end({ timeout: 1 });
      pool = undefined;
    },
  };
};
