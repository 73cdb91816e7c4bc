import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../errors.ts';
import { type OnStatement, openPool, type Pool, type Query, type Target } from '../pool.ts';
import { makeSignal } from './make-signal.ts';

/** Runs pieces of work in transactions, each on a connection that nobody else can use meanwhile. */
export type TransactionPool = {
  run<Result>(work: Work<Result>, purpose?: Purpose): Promise<Result>;
  /**
   * Asks a single question, which is a transaction by itself. Questions need no connection for themselves: they follow
   * each other without waiting, and those of one moment wake PostgreSQL once. A slow one would hold up the others.
   */
  runQuery<Row extends object>(query: (sql: Pool) => Query<Row>): Promise<Row[]>;
  /** Whether a connection is free, or becomes free within so long, and questions are answered. It only looks on: it uses no connection itself. */
  moves(withinMs: number): Promise<boolean>;
  close(): Promise<void>;
};

type Work<Result> = (sql: Pool, last: Last) => Promise<Result>;

/** Sends the last statement of a change and its commit together: nothing may follow. If it fails, nothing is kept. */
export type Last = <Row extends object>(query: Query<Row>) => Promise<Row[]>;

/** Reading leaves nothing to be kept: PostgreSQL refuses every change, and nobody waits for the transaction to end. */
export type Purpose = 'reading' | 'changing';

/** Whoever waits longer for a connection is better told to come back. */
const patienceMs = 10_000;

/** Enough to keep two processors busy with nothing but questions. */
const queryConnections = 2;

/**
 * The driver's own `begin` waits for its answer before the first query may go, and after a lost connection lets running
 * code go on over a connection that by then serves somebody else. Here each connection is a pool of one, held by one
 * piece of work: `begin` travels with the first query, and once the connection was lost nothing more is sent.
 */
export const openTransactionPool = (
  target: Target,
  size: number,
  onStatement?: OnStatement,
): TransactionPool => {
  const open = (onclose: () => void) => openPool(target, { max: 1, keepOpen: true, onclose, onStatement });
  const slots: Slot[] = Array.from({ length: size }, () => ({ connection: undefined }));
  const free = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];
  const running = new Set<Promise<unknown>>();
  let queryPool: Pool | undefined;
  let queriesRunning = 0;
  const [given, answered] = [makeSignal(), makeSignal()];

  // The last one given back is taken first: in quiet times few connections are open.
  const take = () => free.pop() ?? waitFor(waiting);
  const give = (slot: Slot) => {
    const next = waiting.shift();
    if (next) next(slot);
    else free.push(slot);
    given.notify();
  };

  return {
    run: async (work, purpose = 'changing') => {
      const slot = await take();
      const transaction = inTransaction(liveConnection(slot, open), work, purpose);
      running.add(transaction);
      try {
        return await transaction;
      } finally {
        running.delete(transaction);
        give(slot);
      }
    },
    runQuery: async (query) => {
      queryPool ??= openPool(target, { max: queryConnections, onStatement });
      queriesRunning += 1;
      try {
        return await query(queryPool);
      } finally {
        queriesRunning -= 1;
        answered.notify();
      }
    },
    moves: async (withinMs) => {
      const signs = [
        free.length > 0 || given.notifiedWithin(withinMs),
        queriesRunning === 0 || answered.notifiedWithin(withinMs),
      ];
      return (await Promise.all(signs)).every(Boolean);
    },
    close: async () => {
      await Promise.race([Promise.allSettled(running), sleep(patienceMs, undefined, { ref: false })]);
      const connections = [...slots.map(({ connection }) => connection?.sql), queryPool];
      await Promise.all(connections.map((sql) => sql?.end({ timeout: 5 })));
    },
  };
};

type Connection = {
  readonly sql: Pool;
  /** What the running transaction gave to the driver. */
  readonly sent: Set<SentQuery>;
  lost: boolean;
  onLost?: () => void;
  /** Why PostgreSQL refuses everything until a rollback. */
  failure?: unknown;
  /** Runs while a transaction that only read is not ended yet. */
  lingering?: NodeJS.Timeout | undefined;
};
type Slot = { connection: Connection | undefined };
/** A query of the driver, or a piece of one; `state` is set once it was sent. */
type SentQuery = {
  readonly executed?: boolean;
  readonly state?: unknown;
  reject?: (error: unknown) => void;
  cancel?(): unknown;
};

/** A lost connection is replaced, not reused: the driver would tell the next query the lost one's last words. */
const liveConnection = (slot: Slot, open: (onclose: () => void) => Pool): Connection => {
  if (slot.connection && !slot.connection.lost) return slot.connection;
  const sql = open(() => giveUp(connection));
  const connection: Connection = { sql, sent: new Set(), lost: false };
  slot.connection = connection;
  return connection;
};

/** Nothing goes over this connection any more. What still waits in the driver would make it connect again, outside any transaction. */
const giveUp = (connection: Connection) => {
  if (connection.lost) return;
  connection.lost = true;
  clearTimeout(connection.lingering);
  connection.onLost?.();
  for (const query of connection.sent) if (query.executed && !query.state) query.cancel?.();
  void connection.sql.end({ timeout: 0 }).catch(() => {});
};

/** The loss of the connection ends it at once: a query sent in the moment between the two would be left without any answer. */
const inTransaction = async <Result>(
  connection: Connection,
  work: Work<Result>,
  purpose: Purpose,
): Promise<Result> => {
  let over = false;
  const end: End = { commit: undefined };
  const last: Last = async (query) => {
    if (over || connection.lost) throw connectionLost();
    if (purpose !== 'changing') return query;
    const answer = query.execute();
    end.commit = send(connection, 'commit');
    over = true;
    return answer;
  };
  const lost = new Promise<never>((_, reject) => {
    // Named first: V8 takes a function written right into a property for one that stays, and with it keeps all it knows.
    const onLost = () => reject(connectionLost());
    connection.onLost = onLost;
  });
  try {
    const bounded = async () => {
      try {
        return await work(
          refusingWhen(() => over || connection.lost, connection),
          last,
        );
      } finally {
        // Before commit or rollback are sent: what is still running after a failure would write behind them, outside any transaction.
        over = true;
      }
    };
    return await Promise.race([keepOrRollBack(connection, bounded, purpose, end), lost]);
  } finally {
    over = true;
    delete connection.onLost;
    delete connection.failure;
    connection.sent.clear();
  }
};

const keepOrRollBack = async <Result>(
  connection: Connection,
  work: () => Promise<Result>,
  purpose: Purpose,
  end: End,
): Promise<Result> => {
  const begin = purpose === 'reading' ? 'begin read only' : 'begin';
  const begun = send(connection, endsLingering(connection) ? `commit; ${begin}` : begin);
  // Without a transaction the first query may be on its way already; nothing may follow it.
  begun.catch(() => giveUp(connection));
  try {
    const result = await work();
    await begun;
    if (purpose === 'reading') {
      linger(connection);
      return result;
    }
    const { command } = await (end.commit ?? send(connection, 'commit'));
    // PostgreSQL answers `commit` after a failed statement with a rollback, and without an error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed; nothing was kept.');
    return result;
  } catch (error) {
    // Whatever failed, its end is on its way already: PostgreSQL answers it with a rollback where one is due.
    if (end.commit) await end.commit.catch(() => giveUp(connection));
    // A rollback that was cut off leaves a transaction open, and whoever came next would be in the middle of it.
    else if (!connection.lost) await send(connection, 'rollback').catch(() => giveUp(connection));
    throw error;
  }
};

type End = { commit: Sent | undefined };
type Sent = ReturnType<typeof send>;

const send = (connection: Connection, text: string) => {
  const query = connection.sql.unsafe(text).execute();
  connection.sent.add(query);
  return query;
};

/** Its end travels with the beginning of the next one: a trip to the database costs more than what is said there. */
const linger = (connection: Connection) => {
  connection.lingering = setTimeout(() => {
    connection.lingering = undefined;
    connection.sql.unsafe('commit').catch(() => giveUp(connection));
  }, lingerMs).unref();
};
const lingerMs = 5;

/** Whether a transaction is still to be ended; whoever asks has to end it. */
const endsLingering = (connection: Connection) => {
  const { lingering } = connection;
  clearTimeout(lingering);
  connection.lingering = undefined;
  return lingering !== undefined;
};

const refusingWhen = (over: () => boolean, connection: Connection): Pool => {
  const { sql, sent } = connection;
  return new Proxy(sql, {
    apply: (target, self, args) => {
      if (over()) throw connectionLost();
      const query: SentQuery = Reflect.apply(
        target as unknown as (...given: unknown[]) => SentQuery,
        self,
        args,
      ); // a tagged template, called as one
      tellCause(query, connection);
      sent.add(query);
      if (sent.size % manySent === 0) forgetSent(sent);
      return query;
    },
  });
};

/**
 * Once a statement has failed PostgreSQL refuses those behind it, which may be on their way already. Whoever waits for all of them
 * may hear of the refusal first: it is told as the failure itself, by which callers decide.
 */
const tellCause = (query: SentQuery, connection: Connection) => {
  const { reject } = query;
  if (!reject) return;
  query.reject = (error) => {
    const isRefusal = hasCode(error, '25P02');
    if (!isRefusal) connection.failure = error;
    reject(isRefusal ? (connection.failure ?? error) : error);
  };
};

/** What was sent needs no cancelling any more; a long transaction does not hold on to all it ever wrote. */
const forgetSent = (sent: Set<SentQuery>) => {
  for (const query of sent) if (query.state) sent.delete(query);
};
const manySent = 64;

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
