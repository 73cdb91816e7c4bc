import { describe, expect, test } from 'vitest';
import { moveOut } from '../../test/moves/go-live.ts';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

type Line = {
  itemId: string;
  held: number;
  quantity: number;
  status: string;
  roomId: string;
  planned: number;
};
const stagingNow = async (id: string) => (await company.boss.get(`/stagings/${id}`)).body;
const linesNow = async (id: string): Promise<Line[]> =>
  (await company.boss.get(`/stagings/${id}/lines`)).body.rows;
/** How many of each item a job holds as being in its home. */
const heldNow = async (id: string) =>
  Object.fromEntries(
    (await linesNow(id))
      .filter(({ status, held }) => status === 'out' && held > 0)
      .map(({ itemId, held }) => [itemId, held]),
  );
const freeNow = async (itemId: string) =>
  (await company.boss.get(`/availability?from=2027-03-10&to=2027-03-20&itemIds=${itemId}`)).body.rows[0].free;

/** An item with so many pieces in a bin. */
const stocked = async (quantity: number, name = 'Chair') => {
  const item = await company.moving.house.item({ name });
  const bin = await company.moving.house.bin();
  const units = await company.moving.house.units(quantity, { itemId: item.id, locationId: bin });
  return { item, bin, ids: units.map(({ id }) => id) };
};
const towels = async (quantity: number) => {
  const bin = await company.moving.house.bin();
  const item = await company.moving.house.item({ name: 'Towel', tracking: 'bulk' });
  const stock = { itemId: item.id, locationId: bin, quantity };
  expect((await company.boss.post('/stock/receive', stock)).status).toBe(200);
  return { item, bin };
};
const drop = (moveId: string, ids: readonly string[], more = {}) =>
  sendBy(
    company.boss,
    ids.map((unitId) => event('dropped', { moveId, unitId, ...more })),
  );
/** So many of what is only counted. */
const carry = (moveId: string, itemId: string, quantity: number) =>
  sendBy(
    company.boss,
    ['picked', 'dropped'].map((kind) => event(kind, { moveId, itemId, quantity })),
  );
const completed = async (id: string) => {
  const { status, body } = await company.moving.complete(id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const statusSteps = async (id: string) =>
  (
    await app.sql<{ to: string }[]>`select details->'status'->>'to' as to from audit_entry
      where subject_id = ${id} and action = 'staging.status-changed' order by id`
  ).map(({ to }) => to);

describe('what is in a home is held for it', () => {
  test('what took the place of another item, and what came along', async () => {
    const [chair, stool, lamp] = [await stocked(2), await stocked(1, 'Stool'), await stocked(1, 'Lamp')];
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 2 }]);
    await drop(move.id, chair.ids.slice(0, 1));
    await drop(move.id, stool.ids, { lineId: move.lines[0].id });
    await drop(move.id, lamp.ids, { roomId: staging.roomId });
    await completed(move.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1, [stool.item.id]: 1, [lamp.item.id]: 1 });
    expect((await linesNow(staging.id)).every(({ roomId }) => roomId === staging.roomId)).toBe(true);
    expect(await freeNow(lamp.item.id)).toBe(0);
  });

  test('more of an item than was promised, also of what is only counted', async () => {
    const [chair, towel] = [await stocked(3), await towels(10)];
    const { staging, move } = await company.moving.moveIn([
      { itemId: chair.item.id, quantity: 2 },
      { itemId: towel.item.id, quantity: 4 },
    ]);
    await drop(move.id, chair.ids);
    await carry(move.id, towel.item.id, 6);
    await completed(move.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 3, [towel.item.id]: 6 });
    expect(await linesNow(staging.id)).toMatchObject([
      { quantity: 3, held: 3 },
      { quantity: 6, held: 6 },
    ]);
  });

  test('whoever was promised it otherwise loses it, and is told', async () => {
    const lamp = await stocked(1, 'Lamp');
    const { staging, move } = await company.moving.moveIn([]);
    const other = await company.moving.job([{ itemId: lamp.item.id, quantity: 1 }]);
    await drop(move.id, lamp.ids);
    await completed(move.id);
    expect(await heldNow(staging.id)).toEqual({ [lamp.item.id]: 1 });
    expect(await linesNow(other.id)).toMatchObject([
      { status: 'bumped', held: 0, bumped: 1, bumpedBy: { stagingId: staging.id } },
    ]);
  });

  test('a pin of another job on a piece that is here is bumped; what others can have still stays theirs', async () => {
    const chair = await stocked(3);
    const [here = '', free = ''] = chair.ids;
    const pinned = await company.moving.job([{ itemId: chair.item.id, quantity: 1, unitId: here }]);
    const other = await company.moving.job([{ itemId: chair.item.id, quantity: 1, unitId: free }]);
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 1 }]);
    await drop(move.id, [here]);
    await completed(move.id);
    expect(await linesNow(pinned.id)).toMatchObject([{ status: 'bumped' }]);
    expect(await linesNow(other.id)).toMatchObject([{ status: 'firm', held: 1 }]);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1 });
  });

  test('what comes late raises and lowers it, and leaves alone what is promised for later', async () => {
    const [chair, lamp] = [await stocked(3), await stocked(1, 'Lamp')];
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 2 }]);
    await drop(move.id, chair.ids.slice(0, 1));
    await completed(move.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1 });
    const later = [{ roomId: staging.roomId, itemId: lamp.item.id, quantity: 1 }];
    expect((await company.boss.post(`/stagings/${staging.id}/lines`, { lines: later })).status).toBe(200);
    const late = chair.ids.slice(1).map((unitId) => event('dropped', { moveId: move.id, unitId }));
    await sendBy(company.boss, late);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 3, [lamp.item.id]: 1 });
    await sendBy(company.boss, [event('undone', { undoes: late[0]?.id })]);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 2, [lamp.item.id]: 1 });
  });

  test('a line that came extra and is taken back holds nothing any more', async () => {
    const [chair, lamp] = [await stocked(1), await stocked(1, 'Lamp')];
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 1 }]);
    await drop(move.id, chair.ids);
    const extra = event('dropped', { moveId: move.id, unitId: lamp.ids[0] });
    await sendBy(company.boss, [extra]);
    await completed(move.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1, [lamp.item.id]: 1 });
    await sendBy(company.boss, [event('undone', { undoes: extra.id })]);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1 });
  });
});

describe('a later move-in', () => {
  test('takes only what is not in the home yet, and its end holds all that is', async () => {
    const [chair, lamp] = [await stocked(2), await stocked(1, 'Lamp')];
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 2 }]);
    await drop(move.id, chair.ids);
    await completed(move.id);
    const later = [{ roomId: staging.roomId, itemId: lamp.item.id, quantity: 1 }];
    expect((await company.boss.post(`/stagings/${staging.id}/lines`, { lines: later })).status).toBe(200);
    const second = await company.moving.plan(staging.id);
    expect(second.lines).toMatchObject([{ itemId: lamp.item.id, planned: 1 }]);
    expect(second.lines).toHaveLength(1);
    await drop(second.id, lamp.ids);
    await completed(second.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 2, [lamp.item.id]: 1 });
  });

  test('of more of the same, what is missing yet', async () => {
    const [chair, towel] = [await stocked(3), await towels(10)];
    const wanted = [
      { itemId: chair.item.id, quantity: 2 },
      { itemId: towel.item.id, quantity: 4 },
    ];
    const { staging, move } = await company.moving.moveIn(wanted);
    await drop(move.id, chair.ids.slice(0, 2));
    await carry(move.id, towel.item.id, 4);
    await completed(move.id);
    for (const { itemId, quantity } of [
      { itemId: chair.item.id, quantity: 3 },
      { itemId: towel.item.id, quantity: 7 },
    ]) {
      const line = (await company.boss.get(`/stagings/${staging.id}/lines`)).body.rows.find(
        (row: Line) => row.itemId === itemId,
      );
      const changed = await company.boss.patch(`/stagings/${staging.id}/lines/${line.id}`, {
        version: line.version,
        quantity,
      });
      expect(changed.status, changed.text).toBe(200);
    }
    const second = await company.moving.plan(staging.id);
    expect(second.lines.map(({ planned }: Line) => planned)).toEqual([1, 3]);
    await drop(second.id, chair.ids.slice(2));
    await carry(second.id, towel.item.id, 3);
    await completed(second.id);
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 3, [towel.item.id]: 7 });
  });
});

describe('a move-out', () => {
  test('takes what is in the home, whatever was promised', async () => {
    const [chair, lamp, towel] = [await stocked(2), await stocked(1, 'Lamp'), await towels(10)];
    const { staging, move } = await company.moving.moveIn([
      { itemId: chair.item.id, quantity: 2 },
      { itemId: towel.item.id, quantity: 4 },
    ]);
    await drop(move.id, [...chair.ids, ...lamp.ids]);
    await carry(move.id, towel.item.id, 5);
    await completed(move.id);
    const later = [{ roomId: staging.roomId, itemId: (await stocked(1, 'Rug')).item.id, quantity: 1 }];
    expect((await company.boss.post(`/stagings/${staging.id}/lines`, { lines: later })).status).toBe(200);
    const out = await company.moving.plan(staging.id, 'out');
    const planned = new Map(out.lines.map((line: Line) => [line.itemId, line.planned]));
    expect(planned).toEqual(
      new Map([
        [chair.item.id, 2],
        [towel.item.id, 5],
        [lamp.item.id, 1],
      ]),
    );
  });

  test('planned while live takes the staging through notice, and closes it with nothing held', async () => {
    const chair = await stocked(2);
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 2 }]);
    await drop(move.id, chair.ids);
    await completed(move.id);
    expect((await stagingNow(staging.id)).status).toBe('live');
    const rug = await stocked(1, 'Rug');
    const later = [{ roomId: staging.roomId, itemId: rug.item.id, quantity: 1 }];
    expect((await company.boss.post(`/stagings/${staging.id}/lines`, { lines: later })).status).toBe(200);
    await moveOut(company.boss, staging.id, chair.bin);
    expect((await stagingNow(staging.id)).status).toBe('closed');
    expect(await statusSteps(staging.id)).toEqual([
      'quoted',
      'confirmed',
      'designing',
      'ready',
      'installing',
      'live',
      'notice',
      'destaging',
      'closed',
    ]);
    expect((await linesNow(staging.id)).every(({ held }) => held === 0)).toBe(true);
  });

  test('that leaves something behind leaves it held, and the staging open', async () => {
    const chair = await stocked(2);
    const { staging, move } = await company.moving.moveIn([{ itemId: chair.item.id, quantity: 2 }]);
    await drop(move.id, chair.ids);
    await completed(move.id);
    const out = await company.moving.plan(staging.id, 'out');
    await sendBy(company.boss, [
      event('returned', { moveId: out.id, unitId: chair.ids[0], locationId: chair.bin, verdict: 'ok' }),
    ]);
    await completed(out.id);
    expect((await stagingNow(staging.id)).status).toBe('destaging');
    expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 1 });
  });
});

test('the first piece of a staging that is only confirmed makes it ready on the way, each step once in the log', async () => {
  const chair = await stocked(2);
  const { staging, move } = await company.moving.moveIn(
    [{ itemId: chair.item.id, quantity: 2 }],
    'confirmed',
  );
  await sendBy(company.boss, [event('picked', { moveId: move.id, unitId: chair.ids[0] })]);
  expect((await stagingNow(staging.id)).status).toBe('installing');
  await drop(move.id, chair.ids);
  await completed(move.id);
  expect((await stagingNow(staging.id)).status).toBe('live');
  expect(await statusSteps(staging.id)).toEqual([
    'quoted',
    'confirmed',
    'designing',
    'ready',
    'installing',
    'live',
  ]);
  expect(await heldNow(staging.id)).toEqual({ [chair.item.id]: 2 });
});
