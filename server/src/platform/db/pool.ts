import postgres from 'postgres';

/** Where a PostgreSQL is and who we are there. */
export type Target =
  | { readonly url: string; readonly role?: string }
  | {
      readonly socketFolder: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

type Types = { date: string | Date };
export type Pool = postgres.Sql<Types>;
/** A piece of a statement, made with the same tag. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

type PoolOptions = {
  max?: number;
  name?: string;
  /** Never closed for being idle or old: the driver does not know when a connection is in the middle of something. */
  keepOpen?: boolean;
  onclose?: () => void;
};

/** A pool whose rows have camelCase columns, moments as ISO strings and days as `YYYY-MM-DD`. */
export const openPool = (
  target: Target,
  { max = 10, name = 'archway', keepOpen = false, onclose }: PoolOptions = {},
): Pool => {
  const shared: postgres.Options<{ date: postgres.PostgresType<string | Date> }> = {
    max,
    ...(keepOpen ? { idle_timeout: 0, max_lifetime: null } : { idle_timeout: 60, max_lifetime: 60 * 30 }),
    ...(onclose ? { onclose } : {}),
    connect_timeout: 10,
    // The driver asks for array types behind our back, and when the connection is lost meanwhile nobody catches its failure. No column is an array.
    fetch_types: false,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel } },
    types: { date: dates },
    connection: {
      application_name: name,
      TimeZone: 'UTC',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      ...('role' in target && target.role ? { role: target.role } : {}),
    },
  };
  return 'url' in target
    ? postgres(target.url, shared)
    : postgres({
        ...shared,
        host: target.socketFolder,
        port: target.port,
        user: target.user,
        database: target.database,
      });
};

const dates = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  // Days arrive as ten characters; anything longer is a moment.
  parse: (text: string) => {
    if (text.length === 10) return text;
    // Connections run in UTC, so putting the two parts together is enough; a year with another length is left to Date.
    return text.endsWith('+00') && text[10] === ' '
      ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
      : new Date(text).toISOString();
  },
};
