import { copyFileSync, statSync, truncateSync } from 'node:fs';

type Log = (line: string) => void;

/** Moves PostgreSQL's log to postgresql.log.1 when it has grown, now and once an hour. Returns how to end that. */
export const keepLogSmall = (file: string, log: Log): (() => void) => {
  moveIfLarge(file, log);
  const timer = setInterval(() => moveIfLarge(file, log), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
};

const largest = 5 * 1024 * 1024;

/** Copied and cut, not renamed: PostgreSQL keeps the file open for appending. What fails now is tried again in an hour. */
const moveIfLarge = (file: string, log: Log): void => {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < largest) return;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch (error) {
    log(`The log ${file} could not be moved: ${error instanceof Error ? error.message : error}`);
  }
};
