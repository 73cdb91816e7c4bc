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
/** A whole statement that has not been sent, and the rows it would answer. */
export type Query<Row extends object> = postgres.PendingQuery<Row[]>;

type PoolOptions = {
  max?: number;
  name?: string;
  /** Never closed for being idle or old: the driver does not know when a connection is in the middle of something. */
  keepOpen?: boolean;
  onclose?: () => void;
  /** Told the text of every statement before it is sent. Without it the driver does not even look. */
  onStatement?: OnStatement | undefined;
};

export type OnStatement = (text: string) => void;

/** A pool whose rows have camelCase columns, moments as ISO strings and days as `YYYY-MM-DD`. */
export const openPool = (
  target: Target,
  { max = 10, name = 'archway', keepOpen = false, onclose, onStatement }: PoolOptions = {},
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
      // A plan is kept for as long as the connection lives. One made while a table was small would read all of it for
      // every row of an import; every query of ours goes by organization, and so has an index to go by.
      enable_seqscan: 'off',
      jit: 'off',
      ...('role' in target && target.role ? { role: target.role } : {}),
    },
  };
  const pool =
    'url' in target
      ? postgres(target.url, shared)
      : postgres({
          ...shared,
          host: target.socketFolder,
          port: target.port,
          user: target.user,
          database: target.database,
        });
  // Given from the start, the driver would also keep for each query from where it was asked, which costs as much as asking.
  if (onStatement) pool.options.debug = (_connection, text) => onStatement(text);
  return pool;
};

const dates = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  // Days arrive as ten characters; anything longer is a moment.
  parse: (text: string) => {
    if (text.length === 10) return text;
    // Connections run in UTC, so putting the two parts together is enough; a year with another length is left to Date.
    if (text.endsWith('+00') && text[10] === ' ') return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
    const moment = new Date(text);
    // `infinity` and years before the first are none to JavaScript.
    return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
  },
};
