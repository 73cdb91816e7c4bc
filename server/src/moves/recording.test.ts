import { describe, expect, test } from 'vitest';
import { movingOf, onMove, sendLately } from '../../test/moves/moving.ts';
import { useMovingLately } from '../../test/moves/use-moving.ts';
import { colleague, owner } from '../../test/people.ts';
import { applied } from '../../test/scans/device-calls.ts';
import { misfolded } from '../../test/scans/stored-state.ts';
import { useOwnTestApp } from '../../test/test-app.ts';
import { newId } from '../platform/ids.ts';

const app = useOwnTestApp();
const company = useMovingLately(app);

const send = async (...events: object[]) => {
  const { body, status } = await sendLately(company.boss, events);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.events;
};
const pieceNow = async (id: string) => {
  const [unit] =
    await app.sql`select custody, lifecycle, location_id, staging_id, move_id from unit where id = ${id}`;
  return unit;
};

/** A move-in of two chairs, of which there are four. */
const chairs = () => company.earlier(makeChairs);
const makeChairs = async () => {
  const bin = await company.moving.house.bin();
  const item = await company.moving.house.item({ name: 'Chair' });
  const units = await company.moving.house.units(4, { itemId: item.id, locationId: bin });
  const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 2 }]);
  return { bin, item, units: units.map(({ id }) => id), staging, move };
};

/** The same of towels, which are only counted: ten of them. */
const towels = (onHand = 10) => company.earlier(() => makeTowels(onHand));
const makeTowels = async (onHand: number) => {
  const bin = await company.moving.house.bin();
  const item = await company.moving.house.item({ name: 'Towel', tracking: 'bulk' });
  await company.boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: onHand });
  const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 6 }]);
  return { bin, item, staging, move };
};
const balancesOf = async (itemId: string) => {
  const rows =
    await app.sql`select l.kind, b.on_hand from bulk_balance b join storage_location l on l.org_id = b.org_id and l.id = b.location_id
    where b.item_id = ${itemId}`;
  return Object.fromEntries(rows.map(({ kind, onHand }) => [kind, onHand]));
};

describe('pieces', () => {
  test('a piece goes from its bin through the hands of the crew into the home', async () => {
    const { move, units, staging } = await chairs();
    const [unitId = ''] = units;
    expect(await send(onMove(move.id, 'picked', { unitId }))).toMatchObject([applied]);
    expect(await pieceNow(unitId)).toMatchObject({ custody: 'picked', locationId: null, moveId: move.id });
    expect((await company.moving.moveNow(move.id)).status).toBe('picking');
    await send(onMove(move.id, 'departed'));
    expect((await pieceNow(unitId))?.['custody']).toBe('in_transit');
    expect((await company.moving.moveNow(move.id)).status).toBe('in_transit');
    await send(onMove(move.id, 'dropped', { unitId, roomId: staging.roomId }));
    expect(await pieceNow(unitId)).toMatchObject({ custody: 'on_site', stagingId: staging.id });
    expect(await company.moving.moveNow(move.id)).toMatchObject({
      status: 'on_site',
      progress: { planned: 2, picked: 1, dropped: 1 },
      lines: [{ picked: 1, dropped: 1, status: 'dropping' }],
    });
  });

  test('a pick that comes after the truck left is on the truck; one that was made later is not', async () => {
    const { move, units } = await chairs();
    const [early = '', late = ''] = units;
    const pick = onMove(move.id, 'picked', { unitId: early });
    const departed = onMove(move.id, 'departed');
    const after = onMove(move.id, 'picked', { unitId: late });
    await send(departed);
    await send(after);
    await send(pick);
    expect((await pieceNow(early))?.['custody']).toBe('in_transit');
    expect((await pieceNow(late))?.['custody']).toBe('picked');
    await send({ ...onMove(move.id, 'undone'), undoes: departed.id });
    expect((await pieceNow(early))?.['custody']).toBe('picked');
    expect((await company.moving.moveNow(move.id)).status).toBe('picking');
  });

  test('a piece that is found again on a move is in the hands of the crew, and leaves with their truck', async () => {
    const { move, units } = await chairs();
    const [unitId = ''] = units;
    for (const kind of ['dropped', 'missing', 'found']) await send(onMove(move.id, kind, { unitId }));
    expect((await pieceNow(unitId))?.['custody']).toBe('picked');
    await send(onMove(move.id, 'departed'));
    expect((await pieceNow(unitId))?.['custody']).toBe('in_transit');
  });

  test('undoing everything leaves the move as it was planned', async () => {
    const { move, units, bin } = await chairs();
    const [unitId = ''] = units;
    const pick = onMove(move.id, 'picked', { unitId });
    await send(pick);
    await send({ ...onMove(move.id, 'undone'), undoes: pick.id });
    expect(await pieceNow(unitId)).toMatchObject({ custody: 'in_storage', locationId: bin, moveId: null });
    expect(await company.moving.moveNow(move.id)).toMatchObject({
      status: 'scheduled',
      progress: { picked: 0 },
    });
  });

  test('what is dropped without having been picked was picked, and what is not on the list comes extra', async () => {
    const { move } = await chairs();
    const lamp = await company.earlier(() => company.moving.house.unit());
    const [answer] = await send(onMove(move.id, 'dropped', { code: lamp.code }));
    expect(answer).toMatchObject({ ...applied, inferred: true });
    const { lines, progress } = await company.moving.moveNow(move.id);
    expect(lines[1]).toMatchObject({ isExtra: true, itemId: lamp.itemId, picked: 1, dropped: 1 });
    expect(progress).toMatchObject({ planned: 2, dropped: 1 });
  });

  test('a piece of another item takes the place of a line it is recorded for', async () => {
    const { move } = await chairs();
    const stool = await company.earlier(() => company.moving.house.unit());
    await send(onMove(move.id, 'picked', { unitId: stool.id, lineId: move.lines[0].id }));
    expect((await company.moving.moveNow(move.id)).lines).toMatchObject([
      { substituted: 1 },
      { isExtra: false, substituteFor: move.lines[0].id, picked: 1 },
    ]);
  });

  test('a piece that is taken on by another move is passed on by the first', async () => {
    const { move, units, item } = await chairs();
    const [unitId = ''] = units;
    const other = await company.earlier(() => company.moving.moveIn([{ itemId: item.id, quantity: 1 }]));
    await send(onMove(move.id, 'picked', { unitId }));
    const pick = onMove(other.move.id, 'picked', { unitId });
    const [answer] = await send(pick);
    expect(answer).toMatchObject({ applied: true, belongsTo: { moveId: move.id } });
    const states =
      await app.sql`select move_id, state from move_piece where unit_id = ${unitId} order by state`;
    expect(states).toMatchObject([
      { moveId: move.id, state: 'passed' },
      { moveId: other.move.id, state: 'picked' },
    ]);
    await send({ ...onMove(other.move.id, 'undone'), undoes: pick.id });
    expect(await app.sql`select move_id, state from move_piece where unit_id = ${unitId}`).toMatchObject([
      { moveId: move.id, state: 'picked' },
    ]);
  });

  test('what is checked in goes to its bin, to be cleaned or repaired, or to nobody again', async () => {
    const { move, units, bin } = await chairs();
    const verdicts = ['ok', 'clean', 'repair', 'retire'];
    await send(
      ...units.map((unitId, nth) =>
        onMove(move.id, 'returned', { unitId, locationId: bin, verdict: verdicts[nth] }),
      ),
    );
    expect(await Promise.all(units.map(pieceNow))).toMatchObject([
      { custody: 'in_storage', lifecycle: 'active', locationId: bin },
      { custody: 'in_repair' },
      { custody: 'in_repair' },
      { lifecycle: 'retired' },
    ]);
    const orders = (await company.boss.get('/work-orders')).body.rows.filter((order: { unitId: string }) =>
      units.includes(order.unitId as never),
    );
    expect(orders.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['clean', 'repair']);
  });

  test('what stays in a home is sold or left, and what is not there is missing', async () => {
    const { move, units, item } = await chairs();
    const [sold = '', left = '', missing = ''] = units;
    await send(...units.map((unitId) => onMove(move.id, 'dropped', { unitId })));
    await send(
      onMove(move.id, 'sold', { unitId: sold }),
      onMove(move.id, 'left', { unitId: left }),
      onMove(move.id, 'missing', { unitId: missing }),
    );
    expect(await pieceNow(sold)).toMatchObject({ lifecycle: 'sold', custody: 'left' });
    expect(await pieceNow(left)).toMatchObject({ lifecycle: 'active', custody: 'left' });
    expect(await pieceNow(missing)).toMatchObject({ custody: 'missing' });
    expect((await company.moving.moveNow(move.id)).progress).toMatchObject({
      sold: 2,
      missing: 1,
      dropped: 1,
    });
    const { counts } = (await company.boss.get(`/items/${item.id}`)).body;
    expect(counts).toMatchObject({ owned: units.length - 2, sold: 2, missing: 1, onSite: 1 });
  });

  test('a line that somebody goes without is short', async () => {
    const { move } = await chairs();
    await send(onMove(move.id, 'shorted', { lineId: move.lines[0].id, quantity: 1, note: 'Wet' }));
    expect((await company.moving.moveNow(move.id)).lines[0]).toMatchObject({ short: 1 });
  });
});

describe('what is only counted', () => {
  test('what is picked stands in the home, and goes back to a bin', async () => {
    const { move, item, bin } = await towels();
    await send(onMove(move.id, 'picked', { itemId: item.id, quantity: 6, locationId: bin }));
    expect(await balancesOf(item.id)).toEqual({ bin: 4, site: 6 });
    await send(onMove(move.id, 'returned', { itemId: item.id, quantity: 2, locationId: bin }));
    await send(onMove(move.id, 'missing', { itemId: item.id, quantity: 1 }));
    expect(await balancesOf(item.id)).toEqual({ bin: 6, site: 3 });
    expect((await company.moving.moveNow(move.id)).progress).toMatchObject({
      picked: 6,
      returned: 2,
      missing: 1,
    });
  });

  test('more than the bin is known to have is picked all the same, from the fullest where none is named', async () => {
    const { move, item } = await towels(6);
    const pick = onMove(move.id, 'picked', { itemId: item.id, quantity: 8 });
    expect(await send(pick)).toMatchObject([{ applied: true, inferred: true }]);
    expect(await balancesOf(item.id)).toEqual({ bin: 0, site: 8 });
    await send({ ...onMove(move.id, 'undone'), undoes: pick.id });
    expect(await balancesOf(item.id)).toEqual({ bin: 6, site: 0 });
  });

  test('a return that arrives before its pick leaves the same', async () => {
    const { move, item, bin } = await towels();
    const pick = onMove(move.id, 'picked', { itemId: item.id, quantity: 5, locationId: bin });
    await send(onMove(move.id, 'returned', { itemId: item.id, quantity: 2, locationId: bin }));
    await send(pick);
    expect(await balancesOf(item.id)).toEqual({ bin: 7, site: 3 });
  });

  test('where it stands in a home is no location that anybody chooses', async () => {
    const { move, item } = await towels();
    await send(onMove(move.id, 'picked', { itemId: item.id, quantity: 1 }));
    const [site] =
      await app.sql`select id from storage_location where kind = 'site' and name like '%Elm%' order by id desc limit 1`;
    const { body } = await company.boss.get('/storage-locations');
    expect(body.rows.map(({ id }: { id: string }) => id)).not.toContain(site?.['id']);
    expect((await company.boss.get(`/storage-locations/${site?.['id']}`)).status).toBe(404);
    const [answer] = await send(onMove(move.id, 'returned', { itemId: item.id, locationId: site?.['id'] }));
    expect(answer).toMatchObject({ applied: false, review: 'unknown_location' });
  });
});

describe('what arrives', () => {
  test('the same events count once, and everything that was recorded is told in the order it became known', async () => {
    const { move, units } = await chairs();
    const events = units.map((unitId) => onMove(move.id, 'picked', { unitId }));
    await send(...events);
    expect(await send(...events)).toMatchObject(events.map(() => ({ duplicate: true, applied: true })));
    const first = (await company.boss.get(`/moves/${move.id}/events`)).body;
    expect(first.rows.map(({ id }: { id: string }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
    expect(first.rows[0]).toMatchObject({ kind: 'picked', itemName: 'Chair', by: expect.any(String) });
    await send(onMove(move.id, 'departed'));
    const next = (await company.boss.get(`/moves/${move.id}/events?after=${encodeURIComponent(first.after)}`))
      .body;
    expect(next.rows.map(({ kind }: { kind: string }) => kind)).toContain('departed');
    const stranger = await owner(app);
    expect((await stranger.get(`/moves/${move.id}/events`)).status).toBe(404);
  });

  test('a move that is not here waits for somebody, also one of another organization', async () => {
    const { move } = await chairs();
    const stranger = await owner(app);
    const piece = await movingOf(stranger).house.unit();
    const { body } = await sendLately(stranger, [
      onMove(move.id, 'picked', { unitId: piece.id }),
      onMove(newId(), 'departed'),
    ]);
    expect(body.events).toMatchObject([{ review: 'unknown_move' }, { review: 'unknown_move' }]);
  });

  test('whoever goes along records, and whoever only looks does not', async () => {
    const { move, units } = await chairs();
    const [unitId] = units;
    const [crew, viewer] = [
      await colleague(app, company.boss, 'crew'),
      await colleague(app, company.boss, 'viewer'),
    ];
    const refused = await sendLately(viewer, [onMove(move.id, 'picked', { unitId })]);
    expect(refused.body.events).toMatchObject([{ applied: false, review: 'forbidden' }]);
    const { body } = await sendLately(crew, [onMove(move.id, 'picked', { unitId })]);
    expect(body.events).toMatchObject([{ applied: true }]);
  });

  test('the first piece that is picked moves the job on', async () => {
    const { move, units, staging } = await chairs();
    await send(onMove(move.id, 'picked', { unitId: units[0] }));
    expect((await company.boss.get(`/stagings/${staging.id}`)).body.status).toBe('installing');
  });

  test('each line tells where its pieces are fetched', async () => {
    const { move, bin } = await chairs();
    expect(move.lines[0].bins).toMatchObject([{ locationId: bin, quantity: 4, path: [expect.any(String)] }]);
  });
});

test('every piece stands as everything that was recorded of it says', async () => {
  const [{ orgId = '' } = {}] = await app.sql<{ orgId: string }[]>`select org_id from move limit 1`;
  expect(await misfolded(app, orgId)).toEqual([]);
});
