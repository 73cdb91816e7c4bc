import { onForget } from '../../../platform/session/forget.ts';
import type { CodesDatabase } from './codes-database.ts';

let opened: Promise<CodesDatabase> | undefined;

/** What codes lead to, as far as this device knows. Its database is loaded when it is first needed. */
export const openCodes = (): Promise<CodesDatabase> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const open = async () => {
  const { CodesDatabase } = await import('./codes-database.ts');
  const database = new CodesDatabase();
  await database.open();
  return database;
};

// Whoever signs out leaves none of it behind: the session deletes the database, which an open one would hold up.
onForget(() => {
  void opened?.then((database) => database.close()).catch(() => undefined);
  opened = undefined;
});
