import { exitCodeOf, explainFailure } from './explain-failure.ts';

/** Runs a command to its end. What a person can mend is told in one line; anything else with its stack. */
export const runCommand = async (verb: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explainFailure(verb, error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
};

export const print = (line: string) => process.stdout.write(`${line}\n`);
