import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { ago, applied, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newId } from '../../platform/ids.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

const send = (events: unknown[], more: Record<string, unknown> = {}, by = boss) => sendBy(by, events, more);
const answersTo = async (...events: unknown[]) => (await send(events)).body.events;
/** A piece that is here for longer than anything was recorded of it. */
const formerUnit = async () => ({ id: await stockOf(app, boss).unit() });
const unitNow = async (id: string) => (await boss.get(`/units/${id}`)).body;
const onHand = async (itemId: string, locationId: string): Promise<number> =>
  (await boss.get(`/stock?itemId=${itemId}`)).body.rows.find(
    (row: { locationId: string }) => row.locationId === locationId,
  )?.onHand ?? 0;

describe('what a device recorded', () => {
  test('of every kind is applied by one call, and each event is answered', async () => {
    const [unit, other, bin] = [await house.unit(), await house.unit(), await house.bin()];
    const item = await house.item({ tracking: 'bulk' });
    const events = [
      event('moved', { unitId: unit.id, locationId: bin, condition: 'fair' }),
      event('seen', { unitId: other.id }),
      event('missing', { unitId: other.id }),
      event('found', { unitId: other.id, locationId: bin }),
      event('received', { itemId: item.id, locationId: bin, quantity: 9 }),
      event('transferred', { itemId: item.id, fromId: bin, toId: other.locationId, quantity: 4 }),
      event('counted', { itemId: item.id, locationId: bin, counted: 7 }),
    ];
    const { status, body } = await send(events);
    expect([status, body]).toEqual([
      200,
      { now: expect.any(String), events: events.map(({ id }) => ({ id, ...applied })) },
    ]);
    expect(await unitNow(unit.id)).toMatchObject({
      locationId: bin,
      condition: 'fair',
      lastSeenBy: 'Robin Vale',
    });
    expect(await unitNow(other.id)).toMatchObject({ locationId: bin, custody: 'in_storage' });
    expect([await onHand(item.id, bin), await onHand(item.id, other.locationId!)]).toEqual([7, 4]);
  });

  test('twice, in one call or in two, counts once and is answered as before', async () => {
    const [bin, item] = [await house.bin(), await house.item({ tracking: 'bulk' })];
    const received = event('received', { itemId: item.id, locationId: bin, quantity: 3 });
    const unknown = event('seen', { code: 'NOT-A-CODE-HERE' });
    expect(await answersTo(received, received)).toEqual([
      { id: received.id, ...applied },
      { id: received.id, ...applied, duplicate: true },
    ]);
    await send([unknown]);
    expect(await answersTo(unknown, received)).toMatchObject([
      { duplicate: true, applied: false, review: 'unknown_code' },
      { duplicate: true, applied: true, review: null },
    ]);
    expect(await onHand(item.id, bin)).toBe(3);
  });

  test('by one call to two servers at the same moment counts once', async () => {
    const second = await app.another();
    const there = second.browser();
    there.keep({ accessToken: boss.state.accessToken! });
    const [bin, item, unit] = [await house.bin(), await house.item({ tracking: 'bulk' }), await house.unit()];
    const device = newId();
    for (let round = 0; round < 5; round += 1) {
      const body = {
        device,
        sentAt: ago(0),
        events: [
          event('received', { itemId: item.id, locationId: bin, quantity: 1 }),
          event('moved', { unitId: unit.id, locationId: bin }),
        ],
      };
      const answers = await Promise.all([boss.post('/scans', body), there.post('/scans', body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(
        answers
          .flatMap(({ body: { events } }) => events.map((one: { duplicate: boolean }) => one.duplicate))
          .sort(),
      ).toEqual([false, false, true, true]);
    }
    expect(await onHand(item.id, bin)).toBe(5);
  });

  test('happened when the device says, whatever its clock is: days behind, days ahead', async () => {
    const [first, second] = [await house.bin(), await house.bin()];
    for (const skew of [-3, 3]) {
      const unit = await formerUnit();
      const late = ago(-skew * 24 * 60 * minute);
      await send(
        [
          event('moved', {
            unitId: unit.id,
            locationId: first,
            at: ago(-skew * 24 * 60 * minute + 5 * minute),
          }),
        ],
        {
          sentAt: late,
        },
      );
      const [row] = await app.sql<{ at: Date; deviceAt: Date; offset: string; recorded: Date }[]>`
        select at::text, device_at::text, clock_offset_ms as offset, recorded_at::text as recorded from scan_event where unit_id = ${unit.id} and kind = 'moved'`;
      expect(Math.abs(Date.parse(String(row!.at)) - (Date.now() - 5 * minute))).toBeLessThan(30_000);
      expect(Math.abs(Number(row!.offset) + skew * 24 * 60 * minute)).toBeLessThan(30_000);
      // A piece that was moved again since is where it was moved last, though the earlier scan arrives later.
      await send([event('moved', { unitId: unit.id, locationId: second, at: ago(minute) })]);
      await send([event('moved', { unitId: unit.id, locationId: first, at: ago(3 * minute) })]);
      expect((await unitNow(unit.id)).locationId).toBe(second);
    }
  });

  test('never happened in the future, before the last contact, or before what the device made before it', async () => {
    const unit = await house.unit();
    const { now } = (await send([event('seen', { unitId: unit.id })])).body;
    const events = [
      event('seen', { unitId: unit.id, at: ago(60 * minute), after: now }),
      event('seen', { unitId: unit.id, at: ago(-60 * minute) }),
      event('seen', { unitId: unit.id, at: ago(120 * minute) }),
    ];
    const answer = await send(events);
    const rows = await app.sql<{ id: string; at: string }[]>`
      select id, at from scan_event where unit_id = ${unit.id} and kind = 'seen' order by at, id`;
    expect(rows.slice(1).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(Date.parse(rows[1]!.at)).toBeGreaterThanOrEqual(Date.parse(now));
    expect(Date.parse(rows[3]!.at)).toBeLessThanOrEqual(Date.parse(answer.body.now) + 5);
  });

  test('by a code that it did not know is looked up on arrival', async () => {
    const [unit, bin] = [await house.unit(), await house.bin({ code: `DE-${newId().slice(-6)}` })];
    const item = await house.item({ tracking: 'bulk', sku: `SKU-${newId()}` });
    const label = (await boss.post('/labels', { kind: 'location', targetId: bin })).body;
    const answers = await answersTo(
      event('moved', { code: unit.code.toLowerCase(), locationCode: label.address }),
      event('received', { code: item.sku, locationCode: label.code, quantity: 2 }),
      event('moved', { code: item.sku, locationId: bin }),
    );
    expect(answers.map(({ review }: { review: unknown }) => review)).toEqual([null, null, 'wrong_thing']);
    expect((await unitNow(unit.id)).locationId).toBe(bin);
    expect(await onHand(item.id, bin)).toBe(2);
  });

  test('of a piece that was sold, retired or missing, or into a closed or removed location, is recorded and told', async () => {
    const [bin, gone] = [await house.bin(), await house.bin()];
    const [sold, missing, into, removed] = await house.units(4);
    await boss.post('/units/sell', { unitIds: [sold!.id] });
    await boss.post('/units/missing', { unitIds: [missing!.id] });
    const closed = await house.bin();
    await app.sql`update storage_location set active = false where id = ${closed}`;
    await app.sql`update storage_location set deleted_at = now() where id = ${gone}`;
    const answers = await answersTo(
      event('moved', { unitId: sold!.id, locationId: bin }),
      event('damaged', { unitId: missing!.id, note: 'wet' }),
      event('moved', { unitId: into!.id, locationId: closed }),
      event('moved', { unitId: removed!.id, locationId: gone }),
    );
    expect(answers.map(({ applied, inferred }: Record<string, boolean>) => [applied, inferred])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(await unitNow(sold!.id)).toMatchObject({ lifecycle: 'sold', locationId: bin });
    expect(await unitNow(missing!.id)).toMatchObject({ custody: 'in_repair', condition: 'broken' });
    expect(await unitNow(into!.id)).toMatchObject({ locationId: closed });
    expect(await unitNow(removed!.id)).toMatchObject({ locationId: null });
  });

  test('as damage opens one work order, also when it is told twice, and undoing it cancels that', async () => {
    const unit = await house.unit();
    const damage = event('damaged', { unitId: unit.id, condition: 'poor', note: 'A leg is off' });
    await send([damage, event('damaged', { unitId: unit.id })]);
    await send([damage]);
    const orders = async () => (await boss.get(`/work-orders?unitId=${unit.id}`)).body.rows;
    expect(await orders()).toMatchObject([{ status: 'open', kind: 'repair' }]);
    const repaired = await house.unit();
    const early = event('damaged', { unitId: repaired.id, at: ago(5 * minute) });
    await boss.post('/units/damage', { unitIds: [repaired.id] });
    const [order] = (await boss.get(`/work-orders?unitId=${repaired.id}`)).body.rows;
    await boss.post(`/work-orders/${order.id}/finish`, {});
    await send([early]);
    expect((await boss.get(`/work-orders?unitId=${repaired.id}&status=open`)).body.rows).toEqual([]);
    expect((await unitNow(repaired.id)).custody).toBe('in_storage');
  });

  test('as damage that only needs cleaning opens an order to clean', async () => {
    const unit = await house.unit();
    await send([event('damaged', { unitId: unit.id, condition: 'fair', needs: 'clean' })]);
    const { rows } = (await boss.get(`/work-orders?unitId=${unit.id}`)).body;
    expect(rows).toMatchObject([{ status: 'open', kind: 'clean' }]);
  });

  test('can be undone, before and after it arrived, of pieces and of stock', async () => {
    const [unit, bin, item] = [await house.unit(), await house.bin(), await house.item({ tracking: 'bulk' })];
    const moved = event('moved', { unitId: unit.id, locationId: bin, at: ago(minute) });
    const undo = event('undone', { undoes: moved.id });
    expect(await answersTo(undo)).toMatchObject([{ applied: false, review: 'nothing_to_undo' }]);
    expect(await answersTo(moved)).toEqual([{ id: moved.id, ...applied }]);
    expect((await unitNow(unit.id)).locationId).toBe(unit.locationId);
    expect(await answersTo(undo)).toMatchObject([{ applied: true, duplicate: true, review: null }]);
    // Another phone undoes the same: that is done already.
    expect(await answersTo(event('undone', { undoes: moved.id }))).toMatchObject([
      { applied: true, review: null },
    ]);
    const [first, second] = [
      event('received', { itemId: item.id, locationId: bin, quantity: 5 }),
      event('received', { itemId: item.id, locationId: bin, quantity: 2 }),
    ];
    await send([first, second, event('undone', { undoes: first.id })]);
    expect(await onHand(item.id, bin)).toBe(2);
    const [added] = await app.sql<
      { id: string }[]
    >`select id from scan_event where unit_id = ${unit.id} and kind = 'added'`;
    expect(await answersTo(event('undone', { undoes: added!.id }))).toMatchObject([
      { review: 'not_undoable' },
    ]);
  });

  test('is counted as it stood then: what came late before a count is part of it', async () => {
    const [bin, item] = [await house.bin(), await house.item({ tracking: 'bulk' })];
    const at = (minutes: number) => ({ itemId: item.id, locationId: bin, at: ago(minutes * minute) });
    const counted = event('counted', { ...at(30), counted: 10 });
    await send([event('received', { ...at(10), quantity: 4 })]);
    expect(await onHand(item.id, bin)).toBe(4);
    await send([counted]);
    expect(await onHand(item.id, bin)).toBe(14);
    await send([event('received', { ...at(60), quantity: 6 })]);
    expect(await onHand(item.id, bin)).toBe(14);
    await send([event('counted', { ...at(20), counted: 7 })]);
    expect(await onHand(item.id, bin)).toBe(11);
    await send([event('undone', { undoes: counted.id })]);
    expect(await onHand(item.id, bin)).toBe(11);
  });

  test('never takes more than stands there: that waits for somebody', async () => {
    const [bin, other, item] = [await house.bin(), await house.bin(), await house.item({ tracking: 'bulk' })];
    const move = event('transferred', { itemId: item.id, fromId: bin, toId: other, quantity: 3 });
    expect(
      await answersTo(event('received', { itemId: item.id, locationId: bin, quantity: 2 }), move),
    ).toMatchObject([{ applied: true }, { applied: false, review: 'not_enough' }]);
    expect([await onHand(item.id, bin), await onHand(item.id, other)]).toEqual([2, 0]);
    expectProblem(await boss.post(`/scan-reviews/${move.id}/resolve`, { choice: 'retry' }), 'conflict');
    await send([event('received', { itemId: item.id, locationId: bin, quantity: 2 })]);
    expect((await boss.post(`/scan-reviews/${move.id}/resolve`, { choice: 'retry' })).body.applied).toBe(
      true,
    );
    expect([await onHand(item.id, bin), await onHand(item.id, other)]).toEqual([1, 3]);
  });
});
