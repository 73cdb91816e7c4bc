import { beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { ago, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

/** A piece that is here for longer than anything was recorded of it. */
const formerUnit = () => stockOf(app, boss).unit();
const binOf = async (unitId: string) => (await boss.get(`/units/${unitId}`)).body.locationId;
const recorded = async (id: string) => {
  const [row] = await app.sql<{ at: string; inferred: boolean; note: string }[]>`
    select at, inferred, note from scan_event where id = ${id}`;
  return row;
};
const inferred = { applied: true, duplicate: false, inferred: true, review: null };
const near = (moment: string, ms: number) =>
  expect(Math.abs(Date.parse(moment) - (Date.now() - ms))).toBeLessThan(30_000);

const unreadable: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a contact before that is no moment', { after: 'undefined' }],
  ['no contact before', { after: null }],
  ['a contact in another age', { after: '2300-01-01T00:00:00.000Z' }],
  ['a moment before our time', { at: '1890-05-01T10:00:00.000Z' }],
  ['a moment after our time', { at: '2300-05-01T10:00:00.000Z' }],
  ['a moment in more than four digits', { at: '+010500-05-01T10:00:00.000Z' }],
  ['a moment that is none', { at: 'Invalid Date' }],
  ['a moment that cannot be kept', { at: '\0' }],
  ['a number for a moment', { at: 1_790_000_000_000 }],
  ['no moment', { at: undefined }],
  ['a note that is no text', { note: { text: 'wet' } }],
  ['a note that cannot be kept', { note: 'nul \0 and half \ud800' }],
  ['a note of several lines', { note: 'one\ntwo' }],
  ['a note that is too long', { note: 'x'.repeat(5000) }],
  ['nothing of it right', { at: 7, after: [], note: 'x'.repeat(5000) }],
];

test.each(unreadable)('what happened is recorded with %s, alone and beside others', async (_what, more) => {
  const [unit, other, neighbor] = [await formerUnit(), await formerUnit(), await formerUnit()];
  const bin = await house.bin();
  const moved = (unitId: string, rest = more) => event('moved', { unitId, locationId: bin, ...rest });
  const alone = moved(unit);
  const { status, body } = await sendBy(boss, [alone]);
  expect([status, body.events]).toEqual([200, [{ id: alone.id, ...inferred }]]);
  near((await recorded(alone.id))!.at, 0);
  expect((await recorded(alone.id))!.inferred).toBe(true);
  const batch = [moved(other), moved(neighbor, {})];
  expect((await sendBy(boss, batch)).body.events).toMatchObject([
    { ...inferred },
    { applied: true, inferred: false },
  ]);
  expect([await binOf(unit), await binOf(other), await binOf(neighbor)]).toEqual([bin, bin, bin]);
  // Sent again it is the same event.
  expect((await sendBy(boss, [alone])).body.events).toEqual([{ id: alone.id, ...inferred, duplicate: true }]);
});

test('of a note as much is kept as can be', async () => {
  const unit = await formerUnit();
  const seen = (note: string) => event('seen', { unitId: unit, note });
  const events = [seen('wet\0 and\ncold'), seen('x'.repeat(5000))];
  await sendBy(boss, events);
  const notes = await Promise.all(events.map(async ({ id }) => (await recorded(id))!.note));
  expect(notes).toEqual(['wet  and cold', 'x'.repeat(500)]);
});

test.each(['2300-01-01', '1890-01-01', '+010500-01-01', '-000300-01-01'])(
  'a device that thinks it is %s is believed but for its offset',
  async (day) => {
    const [unit, bin] = [await formerUnit(), await house.bin()];
    const shown = Date.parse(`${day}T12:00:00.000Z`);
    const at = (ms: number) => new Date(shown - ms).toISOString();
    const events = [
      event('moved', { unitId: unit, locationId: await house.bin(), at: at(9 * minute) }),
      event('moved', { unitId: unit, locationId: bin, at: at(5 * minute) }),
    ];
    const { status, body } = await sendBy(boss, events, { sentAt: at(0) });
    expect([status, body.events]).toEqual([200, events.map(({ id }) => ({ id, ...inferred }))]);
    near((await recorded(events[0]!.id))!.at, 9 * minute);
    near((await recorded(events[1]!.id))!.at, 5 * minute);
    expect(await binOf(unit)).toBe(bin);
  },
);

test('a clock that was put right before sending, or went wrong, loses nothing: it happened on arrival', async () => {
  const [unit, bin] = [await formerUnit(), await house.bin()];
  const moved = event('moved', { unitId: unit, locationId: bin, at: ago(5 * minute) });
  const { body } = await sendBy(boss, [moved], { sentAt: '2300-01-01T00:00:00.000Z' });
  expect(body.events).toEqual([{ id: moved.id, ...inferred }]);
  near((await recorded(moved.id))!.at, 0);
  expect(await binOf(unit)).toBe(bin);
});

test('what has no moment stays in the order in which the device made it', async () => {
  const unit = await formerUnit();
  const bins = [await house.bin(), await house.bin(), await house.bin()];
  const moved = (nth: number, at: unknown) => event('moved', { unitId: unit, locationId: bins[nth], at });
  const first = [moved(0, 'never'), moved(1, ago(5 * minute))];
  await sendBy(boss, first);
  expect(await binOf(unit)).toBe(bins[1]);
  near((await recorded(first[0]!.id))!.at, 5 * minute);
  await sendBy(boss, [moved(0, ago(2 * minute)), moved(2, 'never')]);
  expect(await binOf(unit)).toBe(bins[2]);
});

test('what waits for somebody for another reason is recorded later all the same', async () => {
  const [unit, bin] = [await formerUnit(), await house.bin()];
  const moved = event('moved', {
    code: 'RUBBED-OFF',
    locationId: bin,
    after: 'undefined',
    at: ago(20 * minute),
  });
  expect((await sendBy(boss, [moved])).body.events).toMatchObject([{ review: 'unknown_code' }]);
  const answer = await boss.post(`/scan-reviews/${moved.id}/resolve`, { choice: 'assign', unitId: unit });
  expect(answer.body).toMatchObject({ applied: true, inferred: true });
  near((await recorded(moved.id))!.at, 20 * minute);
  expect(await binOf(unit)).toBe(bin);
});

test('what waits as unreadable only for its moments is recorded by trying again', async () => {
  const [unit, bin] = [await formerUnit(), await house.bin()];
  const moved = event('moved', { unitId: unit, locationId: bin, after: 'undefined' });
  await app.sql`
    insert into scan_review (org_id, id, at, device_id, device_at, clock_offset_ms, by_id, reason, payload)
    values (${boss.user.activeOrganization!.id}, ${moved.id}, now(), gen_random_uuid(), now(), 0, ${boss.user.id}, 'malformed', ${app.sql.json(moved as never)})`;
  const answer = await boss.post(`/scan-reviews/${moved.id}/resolve`, { choice: 'retry' });
  expect(answer.body).toMatchObject({ applied: true, inferred: true });
  expect(await binOf(unit)).toBe(bin);
});
