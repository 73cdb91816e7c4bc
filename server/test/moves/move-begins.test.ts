import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useOwnTestApp } from '../test-app.ts';
import { waitedForBy } from '../waited-for.ts';
import { lately, movingOf, onMove, sendLately } from './moving.ts';

const app = useOwnTestApp();

/** A move-in with a piece of each of two items, in the order of the ids of the items. */
const begin = async () => {
  const boss = await owner(app);
  const moving = movingOf(boss);
  return lately(app)(async () => {
    const bin = await moving.house.bin();
    const items = [await moving.house.item(), await moving.house.item()].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    const [earlier, later] = items as [(typeof items)[0], (typeof items)[0]]; // two
    const pieces = [
      await moving.house.unit({ itemId: earlier.id, locationId: bin }),
      await moving.house.unit({ itemId: later.id, locationId: bin }),
    ] as const;
    const { staging, move } = await moving.moveIn(items.map(({ id: itemId }) => ({ itemId, quantity: 1 })));
    return { boss, moving, earlier, later, pieces, staging, move };
  });
};

test('the first phone on a move waits for its job before it has pieces', async () => {
  const { boss, moving, pieces, staging, move } = await begin();
  const { sending } = await app.sql.begin(async (sql) => {
    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`
      select pg_backend_pid() as pid from staging where id = ${staging.id} for no key update`;
    const sending = sendLately(boss, [onMove(move.id, 'picked', { unitId: pieces[0].id })]);
    await waitedForBy(app.sql, pid);
    await sql`select 1 from unit where id = ${pieces[0].id} for no key update nowait`;
    return { sending };
  });
  expect((await sending).status).toBe(200);
  expect((await moving.moveNow(move.id)).status).toBe('picking');
});

test('a job that begins takes its items in the order of their ids, whichever of them is picked first', async () => {
  const { boss, earlier, later, pieces, move } = await begin();
  const { sending } = await app.sql.begin(async (sql) => {
    const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`
      select pg_backend_pid() as pid from item where id = ${earlier.id} for no key update`;
    const sending = sendLately(boss, [onMove(move.id, 'picked', { unitId: pieces[1].id })]);
    await waitedForBy(app.sql, pid);
    // Whoever waits for the earlier one holds no later one.
    await sql`select 1 from item where id = ${later.id} for no key update nowait`;
    return { sending };
  });
  expect((await sending).status).toBe(200);
});
