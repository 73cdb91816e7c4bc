import { beforeAll, describe, expect, test } from 'vitest';
import { onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { colleague, type PersonInTest } from '../../test/people.ts';
import { useOwnTestApp } from '../../test/test-app.ts';
import { newId } from '../platform/ids.ts';

/** What whoever may record pieces, and change no items, takes out of use and carries along. */
const app = useOwnTestApp();
const company = useMovingLately(app);
let crew: PersonInTest;
beforeAll(async () => {
  crew = await colleague(app, company.boss, 'crew');
});

const sendBy = async (person: PersonInTest, ...events: object[]) => {
  const { body, status } = await sendLately(person, events);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.events as { id: string; applied: boolean; review: string | null; belongsTo?: object }[];
};
const reviewsOf = async (...events: object[]) => (await sendBy(crew, ...events)).map(({ review }) => review);
const stateOf = async (id: string) => {
  const [unit] = await app.sql<
    { lifecycle: string; custody: string }[]
  >`select lifecycle, custody from unit where id = ${id}`;
  return [unit?.lifecycle, unit?.custody];
};

/** A move-in of a chair of five, and a lamp that is on no move. */
const chairAndLamp = () =>
  company.earlier(async () => {
    const bin = await company.moving.house.bin();
    const [chair, lamp] = [
      await company.moving.house.item({ name: 'Chair' }),
      await company.moving.house.item(),
    ];
    const chairs = await company.moving.house.units(5, { itemId: chair.id, locationId: bin });
    const [lampUnit] = await company.moving.house.units(1, { itemId: lamp.id, locationId: bin });
    const { move, staging } = await company.moving.moveIn([{ itemId: chair.id, quantity: 1 }]);
    return { bin, chairs: chairs.map(({ id }) => id), lamp: lampUnit!.id, move, staging };
  });

describe('crew', () => {
  test.each([
    ['sold', {}],
    ['left', {}],
    ['missing', {}],
    ['damaged', { note: 'Broken' }],
    ['returned', { verdict: 'retire' }],
  ])('take nothing out of use that is not on the move they record on: %s', async (kind, more) => {
    const { bin, lamp, move } = await chairAndLamp();
    const event = onMove(move.id, kind, { unitId: lamp, locationId: bin, ...more });
    expect(await reviewsOf(event)).toEqual(['forbidden']);
    expect(await stateOf(lamp)).toEqual(['active', 'in_storage']);
    const retry = await company.boss.post(`/scan-reviews/${event.id}/resolve`, { choice: 'retry' });
    expect(retry.body).toMatchObject({ applied: true });
    expect(await stateOf(lamp)).not.toEqual(['active', 'in_storage']);
  });

  test('sell no piece that nobody took along, even of an item that is planned', async () => {
    const { chairs, move } = await chairAndLamp();
    const sold = chairs.map((unitId) => onMove(move.id, 'sold', { unitId }));
    expect(await reviewsOf(...sold)).toEqual(sold.map(() => 'forbidden'));
    for (const id of chairs) expect(await stateOf(id)).toEqual(['active', 'in_storage']);
  });

  test('look for a planned piece in vain, and find it broken, before anybody picked one', async () => {
    const { chairs, move } = await chairAndLamp();
    const [first, second] = chairs;
    expect(
      await reviewsOf(
        onMove(move.id, 'missing', { unitId: first }),
        onMove(move.id, 'damaged', { unitId: second, note: 'A leg is off' }),
      ),
    ).toEqual([null, null]);
  });

  test('say everything of what they took along, planned or not, also with one call', async () => {
    const { bin, chairs, lamp, move } = await chairAndLamp();
    expect(
      await reviewsOf(
        onMove(move.id, 'picked', { unitId: chairs[0] }),
        onMove(move.id, 'sold', { unitId: chairs[0] }),
        onMove(move.id, 'picked', { unitId: lamp }),
      ),
    ).toEqual([null, null, null]);
    expect(
      await reviewsOf(onMove(move.id, 'returned', { unitId: lamp, locationId: bin, verdict: 'retire' })),
    ).toEqual([null]);
    expect([(await stateOf(chairs[0]!))[0], (await stateOf(lamp))[0]]).toEqual(['sold', 'retired']);
  });

  test('sell and leave what stands in the home they take apart, and nothing of another', async () => {
    const [mine, other] = [await chairAndLamp(), await chairAndLamp()];
    for (const { move, chairs } of [mine, other]) {
      await sendBy(
        company.boss,
        onMove(move.id, 'picked', { unitId: chairs[0] }),
        onMove(move.id, 'dropped', { unitId: chairs[0] }),
      );
      expect((await company.moving.complete(move.id)).status).toBe(200);
    }
    const out = await company.moving.plan(mine.staging.id, 'out');
    expect(
      await reviewsOf(
        onMove(out.id, 'sold', { unitId: mine.chairs[0] }),
        onMove(out.id, 'sold', { unitId: other.chairs[0] }),
      ),
    ).toEqual([null, 'forbidden']);
  });

  test('read for whom a piece is meant only where they may see jobs', async () => {
    const [mine, other] = [await chairAndLamp(), await chairAndLamp()];
    const { body } = await company.boss.post('/roles', {
      name: `Loader ${newId().slice(-6)}`,
      rules: [
        { action: 'read', subject: 'Item' },
        { action: 'read', subject: 'Move' },
        { action: 'create', subject: 'Scan' },
      ],
    });
    const loader = await colleague(app, company.boss, body.key);
    const [unitId] = other.chairs;
    await sendBy(company.boss, onMove(other.move.id, 'picked', { unitId }));
    const pick = () => onMove(mine.move.id, 'picked', { unitId });
    const told = [...(await sendBy(crew, pick())), ...(await sendBy(loader, pick()))];
    expect(told).toMatchObject([
      { applied: true, belongsTo: { moveId: other.move.id } },
      { applied: true, belongsTo: { moveId: null, stagingNumber: null, stagingName: '' } },
    ]);
  });
});

describe('what is only counted', () => {
  /** A move-in of six towels, of which four are known to be there, and a bin of plates that are on no move. */
  const towels = () =>
    company.earlier(async () => {
      const bin = await company.moving.house.bin();
      const [towel, plate] = [
        await company.moving.house.item({ name: 'Towel', tracking: 'bulk' }),
        await company.moving.house.item({ name: 'Plate', tracking: 'bulk' }),
      ];
      for (const { id } of [towel, plate])
        await company.boss.post('/stock/receive', { itemId: id, locationId: bin, quantity: 6 });
      const { move } = await company.moving.moveIn([{ itemId: towel.id, quantity: 6 }]);
      await company.boss.post('/stock/count', { itemId: towel.id, locationId: bin, counted: 4 });
      return { bin, towel, plate, move };
    });
  const ownedOf = async (itemId: string) => {
    const [found] = await app.sql<
      { count: number }[]
    >`select coalesce(sum(on_hand), 0)::int as count from bulk_balance where item_id = ${itemId}`;
    return found?.count;
  };

  test('is carried along by crew as planned, whatever the books say, and beyond that only if it is there', async () => {
    const { bin, towel, plate, move } = await towels();
    const pick = (itemId: string, quantity: number) =>
      onMove(move.id, 'picked', { itemId, quantity, locationId: bin });
    expect(await reviewsOf(pick(plate.id, 6000))).toEqual(['not_enough']);
    expect(await reviewsOf(pick(plate.id, 2), pick(plate.id, 6))).toEqual([null, 'not_enough']);
    expect(await ownedOf(plate.id)).toBe(6);
    expect(await reviewsOf(pick(towel.id, 4), pick(towel.id, 2))).toEqual([null, null]);
    expect(await reviewsOf(pick(towel.id, 1))).toEqual(['not_enough']);
    expect(await ownedOf(towel.id)).toBe(6);
  });

  test('comes to a home without a pick as planned, and beyond that only if it is there', async () => {
    const { towel, plate, move } = await towels();
    const drop = (itemId: string, quantity: number) => onMove(move.id, 'dropped', { itemId, quantity });
    expect(await reviewsOf(drop(plate.id, 6000))).toEqual(['not_enough']);
    expect(await ownedOf(plate.id)).toBe(6);
    expect(await reviewsOf(drop(towel.id, 6))).toEqual([null]);
    expect(await reviewsOf(onMove(move.id, 'picked', { itemId: towel.id, quantity: 6 }))).toEqual([null]);
  });

  test('what a pick that waits would have brought is not brought by what came with it', async () => {
    const { plate, move } = await towels();
    const events = ['picked', 'dropped'].map((kind) =>
      onMove(move.id, kind, { itemId: plate.id, quantity: 6000 }),
    );
    expect(await reviewsOf(...events)).toEqual(['not_enough', 'not_enough']);
    expect(await ownedOf(plate.id)).toBe(6);
  });

  test('is sold by crew up to what is planned or taken along', async () => {
    const { towel, move } = await towels();
    const sell = (quantity: number) => onMove(move.id, 'sold', { itemId: towel.id, quantity });
    expect(await reviewsOf(sell(7))).toEqual(['forbidden']);
    expect(await reviewsOf(onMove(move.id, 'picked', { itemId: towel.id, quantity: 2 }), sell(6))).toEqual([
      null,
      null,
    ]);
  });

  test('is gone for crew only from a move that has it', async () => {
    const { plate, move } = await towels();
    const gone = ['missing', 'sold', 'left'].map((kind) =>
      onMove(move.id, kind, { itemId: plate.id, quantity: 6 }),
    );
    expect(await reviewsOf(...gone)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  });
});
