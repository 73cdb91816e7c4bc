import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Pool, type Target } from './pool.ts';

/** Runs pieces of work in transactions, each on a connection that nobody else can use meanwhile. */
export type TransactionPool = {
  run<Result>(work: (sql: Pool) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Whoever waits longer for a connection is better told to come back. */
const patienceMs = 10_000;

/**
 * The driver's own `begin` waits for its answer before the first query may go, and after a lost connection lets running
 * code go on over a connection that by then serves somebody else. Here each connection is a pool of one, held by one
 * piece of work: `begin` travels with the first query, and once the connection was lost nothing more is sent.
 */
export const openTransactionPool = (target: Target, size: number): TransactionPool => {
  const slots: Slot[] = Array.from({ length: size }, () => ({ connection: undefined }));
  const free = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];
  const running = new Set<Promise<unknown>>();

  // The last one given back is taken first: in quiet times few connections are open.
  const take = () => free.pop() ?? waitFor(waiting);
  const give = (slot: Slot) => {
    const next = waiting.shift();
    if (next) next(slot);
    else free.push(slot);
  };

  return {
    run: async (work) => {
      const slot = await take();
      const transaction = inTransaction(liveConnection(slot, target), work);
      running.add(transaction);
      try {
        return await transaction;
      } finally {
        running.delete(transaction);
        give(slot);
      }
    },
    close: async () => {
      await Promise.race([Promise.allSettled(running), sleep(patienceMs, undefined, { ref: false })]);
      await Promise.all(slots.map(({ connection }) => connection?.sql.end({ timeout: 5 })));
    },
  };
};

type Connection = { readonly sql: Pool; lost: boolean; onLost?: () => void };
type Slot = { connection: Connection | undefined };

/** A lost connection is replaced, not reused: the driver would tell the next query the lost one's last words. */
const liveConnection = (slot: Slot, target: Target): Connection => {
  if (slot.connection && !slot.connection.lost) return slot.connection;
  void slot.connection?.sql.end({ timeout: 0 }).catch(() => {});
  const onclose = () => {
    connection.lost = true;
    connection.onLost?.();
  };
  const connection: Connection = { sql: openPool(target, { max: 1, keepOpen: true, onclose }), lost: false };
  slot.connection = connection;
  return connection;
};

/** The loss of the connection ends it at once: a query sent in the moment between the two would be left without any answer. */
const inTransaction = async <Result>(
  connection: Connection,
  work: (sql: Pool) => Promise<Result>,
): Promise<Result> => {
  let over = false;
  const lost = new Promise<never>((_, reject) => {
    connection.onLost = () => reject(connectionLost());
  });
  try {
    const bounded = async (sql: Pool) => {
      try {
        return await work(refusingWhen(() => over || connection.lost, sql));
      } finally {
        // Before commit or rollback are sent: what is still running after a failure would write behind them, outside any transaction.
        over = true;
      }
    };
    return await Promise.race([keepOrRollBack(connection, bounded), lost]);
  } finally {
    over = true;
    delete connection.onLost;
  }
};

const keepOrRollBack = async <Result>(
  connection: Connection,
  work: (sql: Pool) => Promise<Result>,
): Promise<Result> => {
  const { sql } = connection;
  const begun = sql.unsafe('begin').execute();
  begun.catch(() => {}); // The first query fails with it, and so does the wait below.
  try {
    const result = await work(sql);
    await begun;
    const { command } = await sql.unsafe('commit');
    // PostgreSQL answers `commit` after a failed statement with a rollback, and without an error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed; nothing was kept.');
    return result;
  } catch (error) {
    if (!connection.lost) await sql.unsafe('rollback').catch(() => {});
    throw error;
  }
};

const refusingWhen = (over: () => boolean, sql: Pool): Pool =>
  new Proxy(sql, {
    apply: (target, self, args) => {
      if (over()) throw connectionLost();
      return Reflect.apply(target as unknown as (...given: unknown[]) => unknown, self, args); // a tagged template, called as one
    },
  });

const connectionLost = () =>
  Object.assign(new Error('The connection of this transaction is gone.'), { code: 'CONNECTION_CLOSED' });

const waitFor = (waiting: ((slot: Slot) => void)[]) =>
  new Promise<Slot>((resolve, reject) => {
    const give = (slot: Slot) => {
      clearTimeout(timer);
      resolve(slot);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(give), 1);
      reject(
        Object.assign(new Error('No database connection became free in time.'), { code: 'CONNECT_TIMEOUT' }),
      );
    }, patienceMs);
    waiting.push(give);
  });
