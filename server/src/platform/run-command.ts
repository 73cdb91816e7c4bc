import { WrongConfig } from '../config.ts';
import { CannotStart } from './cannot-start.ts';
import { EmbeddedDatabaseError } from './db/embedded.ts';

const wrongConfiguration = 78;

/** Runs a command to its end. What a person can mend is told in one line; anything else with its stack. */
export const runCommand = async (verb: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${lineOf(verb, error)}\n`);
    process.exitCode = error instanceof WrongConfig ? wrongConfiguration : 1;
  }
};

export const say = (line: string) => process.stdout.write(`${line}\n`);

const lineOf = (verb: string, error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  // Of the system or the database, as it is.
  const plain =
    [WrongConfig, EmbeddedDatabaseError, CannotStart].some((kind) => error instanceof kind) ||
    'code' in error;
  return plain ? `Archway cannot ${verb}: ${error.message}` : error.stack;
};
