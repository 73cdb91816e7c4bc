import { copyFileSync, statSync, truncateSync } from 'node:fs';

/** Moves PostgreSQL's log to postgresql.log.1 when it has grown, now and once an hour. Returns how to end that. */
export const keepLogSmall = (file: string): (() => void) => {
  moveIfLarge(file);
  const timer = setInterval(() => moveIfLarge(file), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
};

const largest = 5 * 1024 * 1024;

/** Copied and cut, not renamed: PostgreSQL keeps the file open for appending. */
const moveIfLarge = (file: string): void => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < largest) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
};
