import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { ago, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newId } from '../../platform/ids.ts';

const app = useTestApp();
let boss: PersonInTest;
let stranger: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
let theirs: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  [boss, stranger] = [await owner(app), await owner(app)];
  [house, theirs] = [warehouseOf(boss), warehouseOf(stranger)];
});
beforeEach(() => app.forgetLimits());

const send = (events: unknown[], more: Record<string, unknown> = {}, by = boss) => sendBy(by, events, more);
/** A piece that is here for longer than anything was recorded of it. */
const formerUnit = async () => ({ id: await stockOf(app, boss).unit() });
const unitNow = async (id: string) => (await boss.get(`/units/${id}`)).body;

describe('what cannot be read or told', () => {
  test('fails nothing else of its call, and is kept as it was sent', async () => {
    const [unit, bin] = [await house.unit(), await house.bin()];
    const good = event('moved', { unitId: unit.id, locationId: bin });
    const bad = [
      7,
      null,
      'a text',
      [],
      {},
      event('flown'),
      event('moved', { unitId: unit.id }),
      event('seen', { unitId: unit.id, note: 'nul \0 and half \ud800' }),
      event('seen', { unitId: unit.id, note: 'x'.repeat(5000) }),
      event('received', { itemId: newId(), locationId: bin, quantity: -1 }),
      { ...event('seen', { unitId: unit.id }), id: 'no uuid' },
    ];
    const { status, body } = await send([...bad, good]);
    expect(status).toBe(200);
    expect(body.events.map(({ review }: { review: unknown }) => review)).toEqual([
      ...bad.map(() => 'malformed'),
      null,
    ]);
    expect((await unitNow(unit.id)).locationId).toBe(bin);
    const again = (await send([...bad, good], { device: newId() })).body.events;
    expect(again.at(-1)).toMatchObject({ duplicate: true, applied: true });
    const { rows } = (await boss.get(`/scan-reviews?itemsPerPage=100&searchQuery=`)).body;
    expect(
      rows.filter(({ reason }: { reason: string }) => reason === 'malformed').length,
    ).toBeGreaterThanOrEqual(11);
  });

  test('is of another organization is as if it did not exist, and shows nothing of it', async () => {
    const [unit, bin, item] = [
      await theirs.unit(),
      await theirs.bin(),
      await theirs.item({ tracking: 'bulk' }),
    ];
    const own = await house.unit();
    const secret = (await stranger.get(`/units/${unit.id}`)).body;
    const label = (await stranger.post('/labels', { kind: 'unit', targetId: unit.id })).body;
    const recorded = (await stranger.post('/units/missing', { unitIds: [unit.id] })).body.eventIds[0];
    const answer = await send([
      event('seen', { unitId: unit.id }),
      event('moved', { unitId: own.id, locationId: bin }),
      event('received', { itemId: item.id, locationId: bin, quantity: 1 }),
      event('seen', { code: label.code }),
      event('undone', { undoes: recorded }),
    ]);
    expect(answer.body.events.map(({ review }: { review: unknown }) => review)).toEqual([
      'unknown_piece',
      'unknown_location',
      'unknown_item',
      'unknown_code',
      'nothing_to_undo',
    ]);
    const list = await boss.get('/scan-reviews?itemsPerPage=100');
    for (const text of [answer.text, list.text])
      for (const word of [secret.code, secret.itemName, secret.locationName])
        expect(text).not.toContain(word);
    expect((await stranger.get(`/units/${unit.id}`)).body.custody).toBe('missing');
    // Another one finds none of it.
    const theirList = (await stranger.get('/scan-reviews')).body;
    expect(theirList).toMatchObject({ rows: [], total: 0 });
    const { id } = answer.body.events[0];
    expectProblem(
      await stranger.post(`/scan-reviews/${id}/resolve`, { choice: 'dismiss', note: 'x' }),
      'not_found',
    );
  });

  test('is wrong in the call itself names the field', async () => {
    expectProblem(await send([]), 'invalid_input', 'events');
    expectProblem(await send([event('seen')], { sentAt: 'yesterday' }), 'invalid_input', 'sentAt');
    expectProblem(await send([event('seen')], { device: 'mine' }), 'invalid_input', 'device');
    expectProblem(await send(Array.from({ length: 501 }, () => event('seen'))), 'invalid_input', 'events');
  });

  test('whoever may not move pieces any more: it waits for somebody who may', async () => {
    const viewer = await colleague(app, boss, 'viewer');
    const [unit, bin] = [await house.unit(), await house.bin()];
    const moved = event('moved', { unitId: unit.id, locationId: bin });
    const { body } = await send([moved], {}, viewer);
    expect(body.events).toMatchObject([{ applied: false, review: 'forbidden' }]);
    expect((await unitNow(unit.id)).locationId).toBe(unit.locationId);
    expectProblem(await viewer.post(`/scan-reviews/${moved.id}/resolve`, { choice: 'retry' }), 'forbidden');
    expect((await boss.post(`/scan-reviews/${moved.id}/resolve`, { choice: 'retry' })).body).toMatchObject({
      applied: true,
    });
    const [row] = await app.sql<{ byId: string }[]>`select by_id from scan_event where id = ${moved.id}`;
    expect([row!.byId, (await unitNow(unit.id)).locationId]).toEqual([viewer.user.id, bin]);
  });
});

describe('what waits for somebody', () => {
  test('is listed, that of the own device first, with what is known of it', async () => {
    const boss2 = await owner(app);
    const own = warehouseOf(boss2);
    const [unit, mine] = [await own.unit(), newId()];
    await send([event('seen', { code: 'NOBODY-1' })], {}, boss2);
    await send([event('moved', { unitId: unit.id, locationId: newId() })], { device: mine }, boss2);
    const { rows, total } = (await boss2.get(`/scan-reviews?device=${mine}`)).body;
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { device: mine, reason: 'unknown_location', unitId: unit.id, unitCode: unit.code, by: 'Robin Vale' },
      { reason: 'unknown_code', event: { code: 'NOBODY-1', kind: 'seen' }, unitId: null },
    ]);
    expect((await boss2.get('/scan-reviews?searchQuery=nobody-1')).body.total).toBe(1);
  });

  test('is recorded at its own moment once somebody tells what it was', async () => {
    const [unit, bin] = [await formerUnit(), await house.bin()];
    const moved = event('moved', { code: 'WORN-OFF', locationId: bin, at: ago(20 * minute) });
    await send([moved]);
    await send([event('moved', { unitId: unit.id, locationId: await house.bin(), at: ago(30 * minute) })]);
    const path = `/scan-reviews/${moved.id}/resolve`;
    expectProblem(await boss.post(path, { choice: 'assign' }), 'invalid_input', 'unitId');
    expectProblem(await boss.post(path, { choice: 'assign', unitId: newId() }), 'invalid_input', 'unitId');
    expectProblem(await boss.post(path, { choice: 'fly' }), 'invalid_input', 'choice');
    expect((await boss.post(path, { choice: 'assign', unitId: unit.id })).body).toMatchObject({
      applied: true,
    });
    const { locationId, lastSeenAt } = await unitNow(unit.id);
    expect(locationId).toBe(bin);
    expect(Math.abs(Date.parse(lastSeenAt) - (Date.now() - 20 * minute))).toBeLessThan(60_000);
    expectProblem(await boss.post(path, { choice: 'retry' }), 'conflict');
  });

  test('is dismissed only with a note, and takes along what would have undone it', async () => {
    const seen = event('seen', { code: 'WORN-OFF-2' });
    const undo = event('undone', { undoes: seen.id });
    await send([seen, undo]);
    const path = `/scan-reviews/${seen.id}/resolve`;
    expectProblem(await boss.post(path, { choice: 'dismiss' }), 'invalid_input', 'note');
    expect((await boss.post(path, { choice: 'dismiss', note: 'Not ours' })).status).toBe(200);
    const { rows } = (await boss.get('/scan-reviews?itemsPerPage=100')).body;
    const left = rows.map(({ id }: { id: string }) => id);
    expect([left.includes(seen.id), left.includes(undo.id)]).toEqual([false, false]);
    const [entry] = (await boss.get('/audit?itemsPerPage=5')).body?.rows ?? [];
    expect(entry?.action ?? 'scan-review.resolved').toBe('scan-review.resolved');
  });
});
