import { cutText } from '@archway/contract/kernel/text/cut-text';
import postgres from 'postgres';

/** What the database said, as far as callers decide by it. */
export const isUniqueViolation = (error: unknown, index?: string) =>
  hasCode(error, '23505') && (!index || error.constraint_name === index);

/**
 * What was sent does not fit the database: a value it cannot hold (SQLSTATE classes 22 and 54) or a rule of its tables
 * (class 23). Code asks before it writes, so this is a check that is missing somewhere; it is the input's fault all the same.
 */
export const isRefusedData = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError && /^(22|23|54)/.test(error.code);

/** Of refused data: somebody else has it already, or what it refers to is gone. */
export const isConflict = (error: unknown): error is postgres.PostgresError =>
  isRefusedData(error) && ['23505', '23503', '23P01'].includes(error.code);

/** Where the missing check belongs, for the log: the names of things, never what was sent. */
export const gapOf = (error: postgres.PostgresError) => ({
  sqlstate: error.code,
  table: error.table_name,
  column: error.column_name,
  constraint: error.constraint_name,
  // With $1 where values stand.
  statement: cutText(error.query?.replace(/\s+/g, ' ').trim() ?? '', 200),
});

/** Worth one more try: deadlock or serialization failure. */
export const isRetriable = (error: unknown) => hasCode(error, '40P01') || hasCode(error, '40001');

/** The database cannot be reached, is starting, stopping, or has no connection to spare. */
export const isDatabaseDown = (error: unknown) => {
  const code = codeOf(error);
  return (
    typeof code === 'string' &&
    (unreachable.has(code) || code.startsWith('08') || code.startsWith('57P') || code === '53300')
  );
};

export const isStorageFull = (error: unknown) => hasCode(error, '53100') || codeOf(error) === 'ENOSPC';
export const isStatementTimeout = (error: unknown) => hasCode(error, '57014') || hasCode(error, '55P03');

const unreachable = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
]);

export const hasCode = (error: unknown, code: string): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError && error.code === code;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
