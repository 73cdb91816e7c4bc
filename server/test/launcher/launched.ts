import { join } from 'node:path';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded.ts';

/** Starts the embedded database inside the test's own process; it stops when the test ends. */
export const launch = async (base: string, overrides: { folder?: string } = {}) => {
  const lines: string[] = [];
  const database = await startEmbedded({
    folder: overrides.folder ?? join(base, 'postgres'),
    sharedFolder: join(base, 'shared'),
    log: (line) => lines.push(line),
  });
  onTestFinished(() => database.stop());
  return Object.assign(database, { lines });
};

/** A connection as the superuser; it ends when the test ends. */
export const connectTo = (
  { socketFolder, port }: Pick<EmbeddedDatabase, 'socketFolder' | 'port'>,
  options: { database?: string } = {},
) => {
  const sql = postgres({
    host: socketFolder,
    port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    ...options,
  });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
};

/** What a refused start tells the person. */
export const refusalOf = (start: Promise<unknown>): Promise<string> =>
  start.then(
    () => 'it was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );

export const isRoot = process.getuid?.() === 0;
