import { expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

type Event = ReturnType<typeof onMove>;
const send = async (...events: object[]) => {
  const { body, status } = await sendLately(company.boss, events);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.events;
};
const taken = (moveId: string, { id }: Event) => ({ ...onMove(moveId, 'undone'), undoes: id });

/** A move-in of towels, which are only counted: ten of them in one bin, another bin beside it. */
const towels = () =>
  company.earlier(async () => {
    const [bin, other] = [await company.moving.house.bin(), await company.moving.house.bin()];
    const item = await company.moving.house.item({ name: 'Towel', tracking: 'bulk' });
    await company.boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: 10 });
    const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 6 }]);
    const on = (kind: string, quantity: number, more: object = {}) =>
      onMove(move.id, kind, { itemId: item.id, quantity, ...more });
    return { bin, other, item, staging, move, on };
  });
const balancesOf = async (itemId: string, { bin, other }: { bin: string; other: string }) => {
  const rows =
    await app.sql`select l.id, l.kind, b.on_hand from bulk_balance b join storage_location l on l.org_id = b.org_id and l.id = b.location_id
    where b.item_id = ${itemId}`;
  const at = (fits: (row: Record<string, unknown>) => boolean) => rows.find(fits)?.['onHand'] ?? 0;
  return {
    bin: at(({ id }) => id === bin),
    other: at(({ id }) => id === other),
    home: at(({ kind }) => kind === 'site'),
  };
};

test('what is dropped in a home without having been picked leaves its bin, and not again with a late pick', async () => {
  const { item, bin, other, on } = await towels();
  const pick = on('picked', 4, { locationId: bin });
  expect(await send(on('dropped', 4))).toMatchObject([{ applied: true, inferred: true }]);
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 6, other: 0, home: 4 });
  await send(pick);
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 6, other: 0, home: 4 });
});

test('a drop that is taken back brings what it took home to its bin', async () => {
  const { move, item, bin, other, on } = await towels();
  const [pick, drop] = [on('picked', 3, { locationId: bin }), on('dropped', 5)];
  await send(pick, drop);
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 5, other: 0, home: 5 });
  await send(taken(move.id, pick));
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 5, other: 0, home: 5 });
  await send(taken(move.id, drop));
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 10, other: 0, home: 0 });
});

test('what is sold in a home without having been picked is gone from its bin', async () => {
  const { item, bin, other, on } = await towels();
  await send(on('picked', 1, { locationId: bin }), on('sold', 3));
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 7, other: 0, home: 0 });
});

test('no more comes back than was taken, nor turns up than was missing', async () => {
  const { move, item, bin, other, on } = await towels();
  const pick = on('picked', 3, { locationId: bin });
  expect(
    await send(pick, on('missing', 1), on('found', 5), on('returned', 8, { locationId: other })),
  ).toMatchObject([{ inferred: false }, {}, { inferred: true }, { applied: true, inferred: true }]);
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 7, other: 3, home: 0 });
  await send(taken(move.id, pick));
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 10, other: 0, home: 0 });
});

test('no more is checked in on a move-out than the home had', async () => {
  const { staging, move, item, bin, other, on } = await towels();
  await send(on('picked', 4, { locationId: bin }), on('dropped', 4));
  expect((await company.moving.complete(move.id)).status).toBe(200);
  const out = await company.moving.plan(staging.id, 'out');
  const off = (kind: string, quantity: number, more: object = {}) =>
    onMove(out.id, kind, { itemId: item.id, quantity, ...more });
  await send(off('picked', 9), off('found', 2), off('returned', 9, { locationId: other }));
  expect(await balancesOf(item.id, { bin, other })).toEqual({ bin: 6, other: 4, home: 0 });
});
