import postgres from 'postgres';

/** Where a PostgreSQL is and who we are there. */
export type Target =
  | { readonly url: string; readonly role?: string }
  | { readonly socketFolder: string; readonly port: number; readonly user: string; readonly database: string };

type Types = { date: string | Date };
export type Pool = postgres.Sql<Types>;
export type Transaction = postgres.TransactionSql<Types>;

/** A pool whose rows have camelCase columns, moments as ISO strings and days as `YYYY-MM-DD`. */
export const openPool = (target: Target, { max = 10, name = 'archway' }: { max?: number; name?: string } = {}): Pool => {
  const shared: postgres.Options<{ date: postgres.PostgresType<string | Date> }> = {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel } },
    types: { date: dates },
    connection: { application_name: name, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000, ...('role' in target && target.role ? { role: target.role } : {}) },
  };
  return 'url' in target
    ? postgres(target.url, shared)
    : postgres({ ...shared, host: target.socketFolder, port: target.port, user: target.user, database: target.database });
};

/** True as soon as the database answers at all. */
export const ping = (pool: Pool) => pool`select 1`.then(() => true);

const dates = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  // Days arrive as ten characters; anything longer is a moment.
  parse: (text: string) => (text.length === 10 ? text : new Date(text).toISOString()),
};
