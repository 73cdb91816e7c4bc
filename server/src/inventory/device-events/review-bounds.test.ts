import {
  mostOpenReviews,
  mostOpenReviewsWithoutRight,
  mostUnreadableWithoutRight,
} from '@archway/contract/inventory/device-events/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { entriesOf } from '../../../test/matrix/entries-of.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { ago, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

const openOf = async (person: PersonInTest): Promise<number> =>
  (
    await app.sql<
      { count: number }[]
    >`select count(*)::int as count from scan_review where by_id = ${person.user.id} and resolved_at is null`
  )[0]!.count;

/** So much of somebody waits already. */
const fill = (person: PersonInTest, count: number) => app.sql`
  insert into scan_review (org_id, id, at, device_id, device_at, clock_offset_ms, by_id, reason, payload)
  select ${person.user.activeOrganization!.id}, gen_random_uuid(), now(), gen_random_uuid(), now(), 0, ${person.user.id}, 'unknown_code', '{}'
  from generate_series(1, ${count})`;
const settle = (person: PersonInTest) =>
  app.sql`update scan_review set outcome = 'dismissed', resolved_at = now() where by_id = ${person.user.id} and resolved_at is null`;

const numbers = (from: number) => Array.from({ length: 500 }, (_, index) => from + index);
const unknown = (more: Record<string, unknown> = {}) => event('seen', { code: `NOBODY-${newId()}`, ...more });

describe('what one member has waiting for somebody', () => {
  test('without the right to record is little of what nobody can read; the rest stays on the device', async () => {
    const viewer = await colleague(app, boss, 'viewer');
    const first = await sendBy(viewer, numbers(0));
    expect([first.status, first.body.events.length]).toEqual([200, mostUnreadableWithoutRight]);
    const second = await sendBy(viewer, numbers(500));
    expectProblem(second, 'too_many_requests');
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await openOf(viewer)).toBe(mostUnreadableWithoutRight);
    const readable = await sendBy(viewer, [unknown()]);
    expect(readable.body.events).toMatchObject([{ review: 'forbidden' }]);
  });

  test('without the right to record ends somewhere, and nobody else is kept from anything', async () => {
    const viewer = await colleague(app, boss, 'viewer');
    await fill(viewer, mostOpenReviewsWithoutRight - 1);
    const sent = [unknown(), unknown()];
    const { body } = await sendBy(viewer, sent);
    expect(body.events.map(({ id }: { id: string }) => id)).toEqual([sent[0]!.id]);
    expectProblem(await sendBy(viewer, [sent[1]]), 'too_many_requests');
    expect((await sendBy(boss, [unknown()])).status).toBe(200);
    await settle(viewer);
    expect((await sendBy(viewer, [sent[1]])).body.events).toMatchObject([
      { id: sent[1]!.id, review: 'forbidden' },
    ]);
  });

  test('never keeps what can be recorded from being recorded', async () => {
    const hand = await colleague(app, boss, 'warehouse');
    await fill(hand, mostOpenReviews);
    const [unit, bin] = [await house.unit(), await house.bin()];
    const [waits, moved] = [unknown(), event('moved', { unitId: unit.id, locationId: bin })];
    const { body } = await sendBy(hand, [waits, moved]);
    expect(body.events).toMatchObject([{ id: moved.id, applied: true }]);
    expect(await openOf(hand)).toBe(mostOpenReviews);
    await settle(hand);
    expect((await sendBy(hand, [waits])).body.events).toMatchObject([
      { id: waits.id, review: 'unknown_code' },
    ]);
  });

  test('comes in an hour only so often', async () => {
    const hand = await colleague(app, boss, 'warehouse');
    const spent = { calls: Number.POSITIVE_INFINITY, seconds: 3600 };
    app.services.limits.spendMany(`scans:member:${hand.user.id}`, spent, 30_000);
    expectProblem(await sendBy(hand, [unknown()]), 'too_many_requests');
  });
});

describe('what waits for somebody', () => {
  test('is listed with the newest first, page by page', async () => {
    const chief = await owner(app);
    const sent = [
      unknown({ at: ago(3 * minute) }),
      unknown({ at: ago(2 * minute) }),
      unknown({ at: ago(minute) }),
    ];
    await sendBy(chief, sent);
    const { rows } = (await chief.get('/scan-reviews')).body;
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(sent.map(({ id }) => id).toReversed());
    const second = (await chief.get('/scan-reviews?itemsPerPage=10&page=2')).body;
    expect([second.rows, second.total]).toEqual([[], 3]);
  });

  test('is dismissed together with one reason: what is chosen, or all of one device, with what would have undone it', async () => {
    const chief = await owner(app);
    const device = newId();
    const [first, second] = [unknown(), unknown()];
    const undo = event('undone', { undoes: first.id });
    const ofDevice = [unknown(), unknown(), 7];
    await sendBy(chief, [first, second]);
    // Not theirs to take back: it waits with it.
    await sendBy(await colleague(app, chief, 'crew'), [undo]);
    await sendBy(chief, ofDevice, { device });
    const left = async () =>
      (await chief.get('/scan-reviews?itemsPerPage=100')).body.rows.map(({ id }: { id: string }) => id);
    const note = 'A label of somebody else';
    const entries = await entriesOf(app, async () => {
      const chosen = await chief.post('/scan-reviews/dismiss', { ids: [first.id], note });
      expect([chosen.status, chosen.body]).toEqual([200, { dismissed: 1 }]);
    });
    expect(entries).toEqual(['scan-review.dismissed']);
    const now = await left();
    expect([now.length, now.includes(first.id), now.includes(undo.id)]).toEqual([4, false, false]);
    const all = await chief.post('/scan-reviews/dismiss', { device, note });
    expect(all.body).toEqual({ dismissed: 3 });
    expect(await left()).toEqual([second.id]);
    // What was settled before is not told again.
    expect(
      await entriesOf(app, () =>
        chief.post('/scan-reviews/dismiss', { ids: [first.id], device: undefined, note }),
      ),
    ).toEqual([]);
    const [kept] = await app.sql<{ note: string }[]>`select note from scan_review where id = ${first.id}`;
    expect(kept!.note).toBe(note);
  });

  test('is dismissed by its own organization only, with a reason, by ids or by device', async () => {
    const stranger = await owner(app);
    const waits = unknown();
    const device = newId();
    await sendBy(boss, [waits], { device });
    const post = (body: object, by = boss) => by.post('/scan-reviews/dismiss', body);
    expectProblem(await post({ ids: [waits.id], note: 'x' }, stranger), 'invalid_input', 'ids');
    expect((await post({ device, note: 'x' }, stranger)).body).toEqual({ dismissed: 0 });
    expectProblem(await post({ ids: [waits.id] }), 'invalid_input', 'note');
    expectProblem(await post({ note: 'x' }), 'invalid_input', 'ids');
    expectProblem(await post({ ids: [waits.id], device, note: 'x' }), 'invalid_input', 'ids');
    expectProblem(await post({ device, note: 'x' }, await colleague(app, boss, 'crew')), 'forbidden');
    expect((await boss.get('/scan-reviews?itemsPerPage=100')).text).toContain(waits.id);
  });
});
