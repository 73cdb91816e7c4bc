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
      event('seen', { unitId: unit.id, code: 'nul \0 and half \ud800' }),
      event('seen', { unitId: unit.id, code: 'x'.repeat(5000) }),
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

  test('holds keys of a prototype or is nested too deep fails nothing else: what is left of it is read', async () => {
    const [first, second, good] = await house.units(3);
    const bin = await house.bin();
    const written = (unitId: string, more: string) =>
      `{"id":"${newId()}","at":"${ago(0)}","kind":"moved","unitId":"${unitId}","locationId":"${bin}"${more}}`;
    const deep = `${'['.repeat(60)}${']'.repeat(60)}`;
    const post = (events: string[], more = '') =>
      app.server.inject({
        method: 'POST',
        url: '/api/scans',
        headers: { 'content-type': 'application/json', 'x-access-token': boss.state.accessToken ?? '' },
        payload: `{"device":"${newId()}","sentAt":"${ago(0)}","events":[${events.join()}]${more}}`,
      });
    const answer = await post([
      written(first!.id, ',"__proto__":{"applied":true},"\\u0063onstructor":{"prototype":{"admin":true}}'),
      written(second!.id, `,"note":${deep},"extra":{"a":${deep}}`),
      `{"kind":"moved","constructor":{"prototype":1}}`,
      `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
      written(good!.id, ''),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().events.map(({ review }: { review: unknown }) => review)).toEqual([
      null,
      null,
      'malformed',
      'malformed',
      null,
    ]);
    for (const { id } of [first!, second!, good!]) expect((await unitNow(id)).locationId).toBe(bin);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    // The call itself is held to what every other is.
    for (const more of [',"__proto__":{}', ',"more":{"constructor":1}', ',"events":[']) {
      const refused = await post([written(good!.id, '')], more);
      expect([more, refused.statusCode]).toEqual([more, 400]);
    }
  });

  test('is of another organization is as if it did not exist, and shows nothing of it', async () => {
    // Named and numbered like nothing in the own organization.
    const { id: itemId } = await theirs.item({ name: 'A secret chair' });
    const locationId = await theirs.bin({ name: 'A secret bay' });
    const unit = (await theirs.units(50, { itemId, locationId })).at(-1)!;
    const [bin, item] = [await theirs.bin(), await theirs.item({ tracking: 'bulk' })];
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
      event('moved', { unitId: unit.id }),
      event('found', { code: label.code, locationId: bin, condition: 'awful' }),
    ]);
    expect(answer.body.events.map(({ review }: { review: unknown }) => review)).toEqual([
      'unknown_piece',
      'unknown_location',
      'unknown_item',
      'unknown_code',
      'nothing_to_undo',
      'malformed',
      'malformed',
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

  test('could not be read and is recorded once somebody tells what it was, with what of it can be read', async () => {
    const [unit, bin] = [await formerUnit(), await house.bin()];
    const item = await house.item({ tracking: 'bulk' });
    const piece = { unitId: unit.id };
    const told = [
      [event('moved', piece), { locationId: bin }, false],
      [event('moved', { ...piece, locationId: 'Bay 3' }), { locationId: bin }, false],
      [event('seen', { unitId: 7, at: 'noon' }), piece, true],
      [event('moved', { code: 'x'.repeat(400), locationId: bin }), piece, false],
      [event('damaged', { ...piece, condition: 'awful', needs: 'love' }), piece, true],
      [{ ...event('seen', piece), id: 'no id' }, piece, false],
      [event('received', { quantity: 2, locationId: bin }), { itemId: item.id }, false],
    ] as const;
    const { events } = (await send(told.map(([sent]) => sent))).body;
    for (const [index, [, named, inferred]] of told.entries()) {
      expect(events[index]).toMatchObject({ applied: false, review: 'malformed' });
      const answer = await boss.post(`/scan-reviews/${events[index].id}/resolve`, {
        choice: 'assign',
        ...named,
      });
      expect([index, answer.body]).toMatchObject([index, { applied: true, inferred }]);
    }
    expect((await unitNow(unit.id)).locationId).toBe(bin);
  });

  test('could not be read tells which piece and location it names, and is dismissed where nothing else helps', async () => {
    const chief = await owner(app);
    const own = warehouseOf(chief);
    const [unit, bin] = [await own.unit(), await own.bin()];
    const sent = [
      event('moved', { unitId: unit.id }),
      event('seen', { unitId: unit.id, condition: 'awful' }),
      event('found', { code: unit.code, locationId: bin, condition: 7 }),
    ];
    const hopeless = [
      event('flown', { unitId: unit.id }),
      event('received', { locationId: bin, quantity: 'some' }),
      event('undone', { undoes: 'that' }),
      7,
    ];
    const { events } = (await sendBy(chief, [...sent, ...hopeless])).body;
    const { rows } = (await chief.get('/scan-reviews?orderBy=asc')).body;
    const reviewOf = (id: string) => rows.find((row: { id: string }) => row.id === id);
    for (const { id } of sent) expect(reviewOf(id)).toMatchObject({ unitId: unit.id, unitCode: unit.code });
    expect(reviewOf(sent[2]!.id)).toMatchObject({ locationId: bin });
    for (const { id } of events.slice(sent.length)) {
      const path = `/scan-reviews/${id}/resolve`;
      for (const choice of ['assign', 'retry'])
        expectProblem(await chief.post(path, { choice, unitId: unit.id }), 'invalid_input', 'choice');
      expect((await chief.post(path, { choice: 'dismiss', note: 'Nobody knows' })).status).toBe(200);
    }
  });

  test('is dismissed only with a note, and takes along what would have undone it', async () => {
    const seen = event('seen', { code: 'WORN-OFF-2' });
    const clerk = await colleague(app, boss, 'crew');
    const undo = event('undone', { undoes: seen.id });
    await send([seen]);
    // Not theirs to take back: it waits for somebody.
    expect((await send([undo], {}, clerk)).body.events).toMatchObject([{ review: 'forbidden' }]);
    const path = `/scan-reviews/${seen.id}/resolve`;
    expectProblem(await boss.post(path, { choice: 'dismiss' }), 'invalid_input', 'note');
    expect((await boss.post(path, { choice: 'dismiss', note: 'Not ours' })).status).toBe(200);
    const { rows } = (await boss.get('/scan-reviews?itemsPerPage=100')).body;
    const left = rows.map(({ id }: { id: string }) => id);
    expect([left.includes(seen.id), left.includes(undo.id)]).toEqual([false, false]);
    const [entry] = (await boss.get('/audit?itemsPerPage=5')).body?.rows ?? [];
    expect(entry?.action ?? 'scan-review.resolved').toBe('scan-review.resolved');
  });

  const takenBack = {
    'with the same call': (scan: Sent, undo: Sent) => [[scan, undo]],
    'with the same call, before it': (scan: Sent, undo: Sent) => [[undo, scan]],
    'after it': (scan: Sent, undo: Sent) => [[scan], [undo]],
    'before it arrived': (scan: Sent, undo: Sent) => [[undo], [scan]],
  };
  describe.each(['owner', 'crew'] as const)('and was taken back by the same %s', (role) => {
    test.each(Object.entries(takenBack))('%s, is settled with what took it back', async (_when, calls) => {
      const maker = role === 'owner' ? boss : await colleague(app, boss, role);
      const scan = event('moved', { code: `TORN-${newId()}`, locationId: await house.bin() });
      const undo = event('undone', { undoes: scan.id });
      const device = newId();
      for (const events of calls(scan, undo)) await send(events, { device }, maker);
      const again = (await send([scan, undo], { device }, maker)).body.events;
      expect(again).toMatchObject([
        { id: scan.id, applied: false, duplicate: true, review: 'unknown_code' },
        { id: undo.id, applied: true, duplicate: true, review: null },
      ]);
      expect(await openIds()).not.toContain(scan.id);
      expect(await openIds()).not.toContain(undo.id);
    });
  });

  test('and was taken back by somebody who may not, waits on', async () => {
    const [one, other] = [await colleague(app, boss, 'crew'), await colleague(app, boss, 'crew')];
    const scan = event('seen', { code: `TORN-${newId()}` });
    const undo = event('undone', { undoes: scan.id });
    await send([scan], {}, one);
    await send([undo], {}, other);
    expect(await openIds()).toEqual(expect.arrayContaining([scan.id, undo.id]));
  });
});

type Sent = ReturnType<typeof event>;

const openIds = async (): Promise<string[]> =>
  (await boss.get('/scan-reviews?itemsPerPage=100')).body.rows.map(({ id }: { id: string }) => id);
