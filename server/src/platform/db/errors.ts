import postgres from 'postgres';

/** What the database said, as far as callers decide by it. */
export const isUniqueViolation = (error: unknown, index?: string) =>
  hasCode(error, '23505') && (!index || error.constraint_name === index);

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
