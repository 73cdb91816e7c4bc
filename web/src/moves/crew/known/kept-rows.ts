import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import { onForget } from '../../../platform/session/forget.ts';
import { isSame, type Whose, whoIsHere } from '../../../platform/session/who-is-here.ts';
import type { MovesDatabase } from './moves-database.ts';

/** As long as a session lasts without being refreshed. */
const longestMs = 7 * 24 * 3600 * 1000;

let opened: Promise<MovesDatabase> | undefined;

const openMoves = (): Promise<MovesDatabase> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const open = async () => {
  const { MovesDatabase } = await import('./moves-database.ts');
  const database = new MovesDatabase();
  await database.open();
  return database;
};

// The session deletes the database, which an open one would hold up.
onForget(() => {
  void opened?.then((database) => database.close()).catch(() => undefined);
  opened = undefined;
});

type Kept = { readonly rows: readonly MoveEventRow[]; readonly after: string | undefined };
const nothing: Kept = { rows: [], after: undefined };

/** What this device was told of a move, and from where the server goes on. A device that keeps nothing has nothing. */
export const readKeptRows = async (moveId: string): Promise<Kept> => {
  const whose = whoIsHere();
  const database = await openMoves().catch(() => undefined);
  if (!database || !whose) return nothing;
  return database
    .transaction('r', database.tables, async () => {
      if (!isSame(await database.whose.get('now'), whose)) return nothing;
      const heard = await database.heard.get(moveId);
      const rows = await database.rows.where('moveId').equals(moveId).toArray();
      return { rows, after: heard?.after };
    })
    .catch(() => nothing);
};

/** Keeps what the server told `whose`; whatever is of anybody else is gone before. */
export const keepRows = async (
  whose: Whose,
  moveId: string,
  { rows, after }: { readonly rows: readonly MoveEventRow[]; readonly after: string },
) => {
  const database = await openMoves();
  await database.transaction('rw', database.tables, async () => {
    if (!isSame(whoIsHere(), whose)) return;
    if (!isSame(await database.whose.get('now'), whose)) {
      await Promise.all(database.tables.map((table) => table.clear()));
      await database.whose.put(whose, 'now');
    }
    await database.rows.bulkPut(rows.map((row) => ({ ...row, moveId })));
    await database.heard.put({ moveId, after, asOf: Date.now() });
    for (const old of await database.heard.filter(({ asOf }) => asOf < Date.now() - longestMs).toArray()) {
      await database.rows.where('moveId').equals(old.moveId).delete();
      await database.heard.delete(old.moveId);
    }
  });
};
