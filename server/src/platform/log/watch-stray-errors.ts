import type { FastifyBaseLogger } from 'fastify';

/**
 * The last line of defence. Whatever fails is caught where it belongs, so an error that arrives here is a bug, and is
 * logged as loudly as can be. The server goes on: what it knows of one caller is not shared with another, changes are
 * transactions of the database, and an end would cut off everybody for the sake of one (docs/decisions/0018).
 */
export const watchStrayErrors = (log: FastifyBaseLogger) => {
  process.on('uncaughtException', (error) =>
    log.fatal({ err: error, stray: true }, 'an error was caught nowhere'),
  );
  process.on('unhandledRejection', (reason) =>
    log.fatal({ err: reason, stray: true }, 'a failure was waited for by nobody'),
  );
};
