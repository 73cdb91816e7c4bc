import { WrongConfig } from '../config.ts';
import { CannotStart } from './cannot-start.ts';
import { EmbeddedDatabaseError } from './db/embedded.ts';

const wrongConfiguration = 78;

/** What a person can mend is told in one line; anything else, which is ours to mend, with its stack. */
export const explainFailure = (verb: string, error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPlain =
    [WrongConfig, EmbeddedDatabaseError, CannotStart].some((kind) => error instanceof kind) ||
    isOfSystem(error);
  return isPlain ? `Archway cannot ${verb}: ${error.message}` : (error.stack ?? error.message);
};

export const exitCodeOf = (error: unknown) => (error instanceof WrongConfig ? wrongConfiguration : 1);

/** Of the operating system, which names its call, or of the database, whose codes have five characters or tell of its connection. */
const isOfSystem = (error: Error) =>
  'syscall' in error || ('code' in error && /^([0-9A-Z]{5}|CONNECT(ION)?_[A-Z_]+)$/.test(String(error.code)));
