import type { Unit } from '@archway/contract/inventory/unit';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner } from '../../../test/people.ts';
import { photo, upload } from '../../../test/pictures.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useOwnTestApp();
beforeEach(() => app.forgetLimits());

const house = async () => {
  const boss = await owner(app);
  return { boss, ...warehouseOf(boss) };
};

const codes = (rows: readonly Unit[]) => rows.map(({ code }) => code);

describe('new pieces', () => {
  test('get the next codes of the organization, stand in their location, and the item counts them', async () => {
    const { boss, item, bin } = await house();
    const [{ id: itemId }, locationId] = [await item(), await bin({ name: 'A-01', code: 'A-01' })];
    const first = await boss.post('/units', {
      itemId,
      locationId,
      quantity: 2,
      condition: 'new',
      acquisitionCost: 5000,
    });
    expect(first).toMatchObject({
      status: 201,
      body: {
        rows: [
          {
            code: 'U-00001',
            shownStatus: 'available',
            condition: 'new',
            locationName: 'A-01',
            locationCode: 'A-01',
            homeLocationId: locationId,
            acquisitionCost: 5000,
            lastSeenBy: 'Robin Vale',
          },
          { code: 'U-00002' },
        ],
      },
    });
    expect((await boss.get(`/items/${itemId}`)).body).toMatchObject({
      shownStatus: 'available',
      counts: { owned: 2, available: 2 },
    });
    expect((await boss.get(`/inventory-events?itemId=${itemId}`)).body).toMatchObject({
      total: 2,
      rows: [{ kind: 'added', by: 'Robin Vale', locationName: 'A-01' }, { kind: 'added' }],
    });
  });

  test('take codes of their own first, and never one that is taken', async () => {
    const { boss, item, bin, units } = await house();
    const [{ id: itemId }, locationId] = [await item(), await bin()];
    expect(codes(await units(1, { itemId, locationId, codes: ['u-00002'] }))).toEqual(['U-00002']);
    expect(codes(await units(3, { itemId, locationId, codes: ['OWN-1'] }))).toEqual([
      'OWN-1',
      'U-00001',
      'U-00003',
    ]);
    for (const taken of [['own-1'], ['NEW-1', 'new-1']])
      expectProblem(
        await boss.post('/units', { itemId, locationId, codes: taken }),
        'invalid_input',
        'codes',
      );
    expect((await boss.get(`/units?itemId=${itemId}`)).body.total).toBe(4);
  });

  test('asked for by forty at once have forty codes', async () => {
    const { boss, item, bin } = await house();
    const [{ id: itemId }, locationId] = [await item(), await bin()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => boss.post('/units', { itemId, locationId, quantity: 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.flatMap(({ body }) => codes(body.rows))).size).toBe(80);
    expect((await boss.get(`/items/${itemId}`)).body.counts.owned).toBe(80);
  });

  test('begin with the prefix of the organization', async () => {
    const { boss, units } = await house();
    const { version, settings } = (await boss.get('/organization')).body;
    await boss.patch('/organization', { version, settings: { ...settings, codePrefix: 'LK' } });
    expect(codes(await units(1))).toEqual(['LK-00001']);
  });

  test('are of items counted by pieces, in locations in use, of this organization', async () => {
    const [{ boss, item, bin }, stranger] = [await house(), await house()];
    const [{ id: itemId }, bulk, locationId, closed] = [
      await item(),
      await item({ tracking: 'bulk' }),
      await bin(),
      await bin(),
    ];
    await boss.patch(`/storage-locations/${closed}`, { version: 1, active: false });
    const refusals = [
      [{ itemId: bulk.id, locationId }, 'itemId'],
      [{ itemId: (await stranger.item()).id, locationId }, 'itemId'],
      [{ itemId, locationId: await stranger.bin() }, 'locationId'],
      [{ itemId, locationId: closed }, 'locationId'],
      [{ itemId, locationId, quantity: 0 }, 'quantity'],
      [{ itemId, locationId, quantity: 501 }, 'quantity'],
    ] as const;
    for (const [body, field] of refusals)
      expectProblem(await boss.post('/units', body), 'invalid_input', field);
  });
});

describe('what is said of a piece', () => {
  test('moves it, and says who, when and where to', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    const to = await bin({ name: 'B-02' });
    const moved = await boss.post('/units/move', {
      unitIds: [piece.id],
      locationId: to,
      note: 'by the door',
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { rows: [{ locationName: 'B-02', custody: 'in_storage' }] },
    });
    expect((await boss.get(`/inventory-events?unitId=${piece.id}`)).body.rows[0]).toMatchObject({
      kind: 'moved',
      note: 'by the door',
      locationName: 'B-02',
      unitCode: piece.code,
      undone: false,
    });
    expect((await boss.get('/audit?action=unit.moved')).body.rows[0]).toMatchObject({
      subjectName: piece.code,
      details: { to, pieces: 1 },
      references: { [to]: { type: 'StorageLocation', name: 'B-02' } },
    });
  });

  test('damage opens a work order and takes it out of what can be promised', async () => {
    const { boss, units } = await house();
    const [piece, other] = await units(2);
    await boss.post('/units/damage', { unitIds: [piece?.id], condition: 'poor', note: 'torn' });
    expect((await boss.get(`/units/${piece?.id}`)).body).toMatchObject({
      shownStatus: 'in_repair',
      condition: 'poor',
    });
    expect((await boss.get(`/items/${other?.itemId}`)).body).toMatchObject({
      shownStatus: 'in_repair',
      counts: { owned: 2, available: 1, inRepair: 1 },
    });
    expect((await boss.get(`/work-orders?itemId=${piece?.itemId}`)).body.rows).toMatchObject([
      { unitCode: piece?.code, kind: 'repair', status: 'open', note: 'torn', openedBy: 'Robin Vale' },
    ]);
  });

  test('missing, then found in another location', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    const unitIds = [piece.id];
    const tooEarly = await boss.post('/units/found', { unitIds });
    expectProblem(tooEarly, 'illegal_transition');
    expect(tooEarly.body).toMatchObject({ piece: piece.code, custody: 'in_storage' });
    expect((await boss.post('/units/missing', { unitIds })).body.rows[0].shownStatus).toBe('missing');
    expectProblem(await boss.post('/units/missing', { unitIds }), 'illegal_transition');
    const locationId = await bin();
    expect((await boss.post('/units/found', { unitIds, locationId })).body.rows[0]).toMatchObject({
      shownStatus: 'available',
      locationId,
    });
  });

  test('retired and taken back; sold for good', async () => {
    const { boss, unit } = await house();
    const unitIds = [(await unit()).id];
    expect((await boss.post('/units/retire', { unitIds })).body.rows[0].shownStatus).toBe('retired');
    expectProblem(await boss.post('/units/sell', { unitIds }), 'illegal_transition');
    expect((await boss.post('/units/reinstate', { unitIds })).body.rows[0].shownStatus).toBe('available');
    expect((await boss.post('/units/sell', { unitIds, price: 9900 })).body.rows[0].shownStatus).toBe('sold');
    for (const action of ['move', 'damage', 'missing', 'retire', 'reinstate', 'sell', 'found'])
      expectProblem(
        await boss.post(`/units/${action}`, {
          unitIds,
          ...(action === 'move' ? { locationId: await warehouseOf(boss).bin() } : {}),
        }),
        'illegal_transition',
      );
  });

  test('is said of all of them or of none', async () => {
    const [{ boss, units, bin }, stranger] = [await house(), await house()];
    const pieces = await units(3);
    const theirs = await stranger.unit();
    const locationId = await bin();
    const mixed = [...pieces.map(({ id }) => id), theirs.id];
    expectProblem(await boss.post('/units/move', { unitIds: mixed, locationId }), 'invalid_input', 'unitIds');
    await boss.post('/units/sell', { unitIds: [pieces[0]?.id] });
    const answer = await boss.post('/units/move', { unitIds: pieces.map(({ id }) => id), locationId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
    expect((await boss.get(`/units?locationId=${locationId}`)).body.total).toBe(0);
  });

  test('in opposite order by many at once never fails', async () => {
    const { boss, units, bin } = await house();
    const pieces = (await units(20)).map(({ id }) => id);
    const [one, other] = [await bin(), await bin()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        boss.post('/units/move', {
          unitIds: index % 2 ? pieces : pieces.toReversed(),
          locationId: index % 2 ? one : other,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const locations = (await boss.get('/units?itemsPerPage=100')).body.rows.map(
      (unit: Unit) => unit.locationId,
    );
    expect(new Set(locations).size).toBe(1);
  });
});

describe('undoing', () => {
  test('brings a piece back to where it was, and the history keeps both', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    const { eventIds } = (await boss.post('/units/move', { unitIds: [piece.id], locationId: await bin() }))
      .body;
    expect((await boss.post('/inventory-events/undo', { eventIds })).body.rows[0].locationId).toBe(
      piece.locationId,
    );
    expect((await boss.get(`/inventory-events?unitId=${piece.id}`)).body.rows).toMatchObject([
      { kind: 'moved', undone: true },
      { kind: 'added', undone: false },
    ]);
    expectProblem(await boss.post('/inventory-events/undo', { eventIds }), 'conflict');
  });

  test('of a damage closes its work order', async () => {
    const { boss, unit } = await house();
    const piece = await unit();
    const { eventIds } = (await boss.post('/units/damage', { unitIds: [piece.id] })).body;
    await boss.post('/inventory-events/undo', { eventIds });
    expect((await boss.get(`/units/${piece.id}`)).body).toMatchObject({
      shownStatus: 'available',
      condition: 'new',
    });
    expect((await boss.get(`/work-orders?unitId=${piece.id}`)).body.rows).toMatchObject([
      { status: 'canceled' },
    ]);
  });

  test('of what others said, or of how a piece came in, is refused', async () => {
    const [{ boss, unit, bin }, stranger] = [await house(), await house()];
    const piece = await unit();
    const theirs = await stranger.unit();
    const moved = await stranger.boss.post('/units/move', {
      unitIds: [theirs.id],
      locationId: await stranger.bin(),
    });
    expectProblem(
      await boss.post('/inventory-events/undo', { eventIds: moved.body.eventIds }),
      'invalid_input',
      'eventIds',
    );
    const [added] = (await boss.get(`/inventory-events?unitId=${piece.id}`)).body.rows;
    expectProblem(await boss.post('/inventory-events/undo', { eventIds: [added.id] }), 'conflict');
    await bin();
  });

  test('by two at the same moment happens once', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    const { eventIds } = (await boss.post('/units/move', { unitIds: [piece.id], locationId: await bin() }))
      .body;
    const answers = await Promise.all([1, 2, 3].map(() => boss.post('/inventory-events/undo', { eventIds })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('what is known of a piece', () => {
  test('is changed beside what is said of it, and a scan in between is no conflict', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    await boss.post('/units/move', { unitIds: [piece.id], locationId: await bin() });
    expect(await boss.patch(`/units/${piece.id}`, { version: 1, serial: 'S-9', code: 'x-1' })).toMatchObject({
      status: 200,
      body: { serial: 'S-9', code: 'X-1', version: 2 },
    });
    expectProblem(await boss.patch(`/units/${piece.id}`, { version: 1, note: 'late' }), 'stale_version');
    const other = await unit();
    expectProblem(
      await boss.patch(`/units/${other.id}`, { version: 1, code: 'X-1' }),
      'invalid_input',
      'code',
    );
  });

  test('whoever changed it last is named, and when; a scan is no change', async () => {
    const { boss, unit, bin } = await house();
    const piece = await unit();
    const last = async () => (await boss.get(`/units/${piece.id}`)).body;
    const { updatedAt } = await last();
    await boss.post('/units/move', { unitIds: [piece.id], locationId: await bin() });
    expect(await last()).toMatchObject({ updatedBy: null, updatedAt });
    const lead = await colleague(app, boss, 'warehouse');
    await lead.patch(`/units/${piece.id}`, { version: 1, note: 'Wobbles' });
    const changed = await last();
    expect(changed.updatedBy).toBe(`${lead.user.firstName} ${lead.user.lastName}`);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
  });

  test('is listed by item, location with all inside it, status and part of a code', async () => {
    const { boss, units, bin, item } = await house();
    const warehouse = await bin({ kind: 'warehouse' });
    const inside = await bin({ parentId: warehouse });
    const { id: itemId } = await item({ name: 'Wishbone chair' });
    const pieces = await units(3, { itemId, locationId: inside });
    await units(2);
    await boss.post('/units/missing', { unitIds: [pieces[0]?.id] });
    const total = async (query: string) => (await boss.get(`/units?${query}`)).body.total;
    expect(await total(`itemId=${itemId}`)).toBe(3);
    expect(await total(`locationId=${warehouse}`)).toBe(3);
    expect(await total(`locationId=${warehouse}&status=missing`)).toBe(1);
    expect(await total(`status=available`)).toBe(4);
    expect(await total('searchQuery=wishbone')).toBe(3);
    expect(await total(`searchQuery=${pieces[1]?.code.slice(-4)}`)).toBe(1);
  });

  test('is told without costs to whoever may not see them', async () => {
    const { boss, unit } = await house();
    const piece = await unit({ acquisitionCost: 7700 });
    const crew = await colleague(app, boss, 'crew');
    expect((await crew.get(`/units/${piece.id}`)).body.acquisitionCost).toBeNull();
    expect((await crew.get('/units')).body.rows[0].acquisitionCost).toBeNull();
    expect((await boss.get('/units')).body.rows[0].acquisitionCost).toBe(7700);
  });

  test('has pictures in an order of their own, which a scan and a change of facts leave alone', async () => {
    const { boss, unit } = await house();
    const piece = await unit();
    const taken = async () => (await upload(boss, await photo())).body.id as string;
    const [front, side, label] = [await taken(), await taken(), await taken()];
    const put = (pictureIds: unknown[]) => boss.put(`/units/${piece.id}/pictures`, { pictureIds });
    expect((await put([front, side, label])).body.pictureIds).toEqual([front, side, label]);
    expect(await put([label, front, label])).toMatchObject({
      status: 200,
      body: { pictureIds: [label, front], version: piece.version },
    });
    expect((await boss.get('/audit?action=unit.pictures-set')).body.rows[0]).toMatchObject({
      subjectName: piece.code,
      details: { pictures: { from: 3, to: 2 } },
    });
    await boss.patch(`/units/${piece.id}`, { version: piece.version, note: 'a scratch on the left' });
    expect((await boss.get(`/units?itemId=${piece.itemId}`)).body.rows[0].pictureIds).toEqual([label, front]);
    expect((await boss.get(`/items/${piece.itemId}`)).body.pictures).toEqual([]);

    const stranger = await owner(app);
    expectProblem(await stranger.put(`/units/${piece.id}/pictures`, { pictureIds: [] }), 'not_found');
    const theirs = (await upload(stranger, await photo())).body.id;
    expectProblem(await put([label, theirs]), 'invalid_input', 'pictureIds');
    expectProblem(await put(Array(31).fill(label)), 'invalid_input', 'pictureIds');
    expect((await boss.get(`/units/${piece.id}`)).body.pictureIds).toEqual([label, front]);
    const crew = await colleague(app, boss, 'crew');
    expectProblem(await crew.put(`/units/${piece.id}/pictures`, { pictureIds: [] }), 'forbidden');
  });

  test('follows from its events alone, for every piece, after everything above', async () => {
    const faults = await app.sql`
      select u.code from unit u where u.lifecycle not in ('sold', 'disposed') and u.location_id is distinct from (
        select l.id from scan_event e left join storage_location l on l.org_id = e.org_id and l.id = e.location_id and l.deleted_at is null where e.org_id = u.org_id and e.unit_id = u.id and e.location_id is not null
          and not exists (select from scan_event x where x.org_id = e.org_id and x.undoes = e.id)
        order by e.at desc, e.id desc limit 1)`;
    expect([...faults]).toEqual([]);
    const miscounted = await app.sql`
      select i.id from item i where i.tracking = 'unit' and i.owned <> (
        select count(*) from unit u where u.org_id = i.org_id and u.item_id = i.id and (u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody <> 'left'))`;
    expect([...miscounted]).toEqual([]);
  });
});
