import { expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { owner } from '../people.ts';
import { runSecond } from '../run-second.ts';
import { drawOf } from '../stagings/contention/random-world.ts';
import { useOwnTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';
import { type Device, type MadeEvent, makeDevice } from './simulator/device.ts';
import { makeSomething } from './simulator/random-events.ts';
import { miscounted, misfolded } from './stored-state.ts';

/** `SCANS=12000 npm test -- --unit --no-check scans/simulator` is the long form. */
const wanted = Number(process.env['SCANS'] ?? 1500);
const seed = Number(process.env['SCANS_SEED'] ?? Date.now() % 1_000_000);
const day = 86_400_000;
/** Days behind and ahead; one is right. */
const skews = [0, -3 * day, 5 * day, 40_000, -2 * 3_600_000, day];

const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });

test(`six phones with wrong clocks that are killed, cut off and send again, on two server processes: nothing is lost or doubled, and everything stands as its replay (seed ${seed})`, {
  timeout: 90_000 + wanted * 60,
}, async () => {
  const boss = await owner(app);
  const orgId = boss.user.activeOrganization!.id;
  const house = warehouseOf(boss);
  const bins = [await house.bin(), await house.bin(), await house.bin()];
  const bulk = [(await house.item({ tracking: 'bulk' })).id, (await house.item({ tracking: 'bulk' })).id];
  const units = [...(await house.units(8)), ...(await house.units(7))];
  const second = await runSecond(app);

  const devices = skews.map((skew, index) => {
    const servers = [app.url, second.url].map((url) => {
      const browser = makeBrowser(url);
      return (body: unknown) =>
        browser.post('/scans', body, {
          'x-access-token': boss.state.accessToken ?? '',
          'x-forwarded-for': `10.2.0.${index + 1}`,
        });
    });
    return makeDevice({ servers, draw: drawOf(seed + index * 7919) }, skew);
  });

  const everything: MadeEvent[] = [];
  const use = async (device: Device, index: number) => {
    const draw = drawOf(seed + 31 + index);
    while (everything.length < wanted) {
      for (let scan = draw(25); scan >= 0; scan -= 1)
        everything.push(makeSomething(draw, device, { units, bins, bulk }, everything));
      await device.work();
      // Somebody at a desk works on the same pieces.
      if (draw(20) === 0)
        await boss.post('/units/move', {
          unitIds: [units[draw(units.length)]!.id],
          locationId: bins[draw(3)],
        });
    }
  };
  await Promise.all(devices.map(use));
  await Promise.all(devices.map(({ finish }) => finish()));

  expect(devices.flatMap(({ unexpected }) => unexpected)).toEqual([]);
  await second.kill('SIGTERM');
  const failed = [...app.logged, ...second.output().split('\n')].filter((line) =>
    /"level":"(error|fatal)"/.test(line),
  );
  expect(failed).toEqual([]);

  // Each is recorded or waits for somebody, never both, never neither.
  const recorded = await app.sql<{ id: string; at: string; deviceId: string }[]>`
    select id, at, device_id from scan_event where org_id = ${orgId} and device_id is not null`;
  const reviews = await app.sql<{ id: string; outcome: string | null; waitsFor: string | null }[]>`
    select id, outcome, waits_for from scan_review where org_id = ${orgId}`;
  const recordedIds = new Set(recorded.map(({ id }) => id));
  const waiting = reviews.filter(({ id, outcome }) => outcome !== 'recorded' || !recordedIds.has(id));
  const inAll = [...recordedIds, ...waiting.map(({ id }) => id)].toSorted();
  expect(inAll).toEqual(everything.map(({ id }) => id).toSorted());
  expect(recorded.length).toBeGreaterThan(wanted / 2);

  // Every device knows what became of each of its events.
  const doneIds = new Set([
    ...recordedIds,
    ...reviews.flatMap(({ id, outcome }) => (outcome === 'done_before' ? [id] : [])),
  ]);
  const wrong = devices.flatMap(({ kept: { answers } }) =>
    [...answers.values()].filter(({ id, applied, review }) => {
      const settledLater = review === 'nothing_to_undo' && doneIds.has(id);
      return !settledLater && (applied !== doneIds.has(id) || applied === (review !== null));
    }),
  );
  expect(wrong).toEqual([]);
  expect(devices.reduce((sum, { kept }) => sum + kept.answers.size, 0)).toBe(everything.length);

  // An undo waits only for what has not arrived.
  expect(
    waiting.filter(({ outcome, waitsFor }) => !outcome && waitsFor && recordedIds.has(waitsFor)),
  ).toEqual([]);

  // Replay.
  expect(await misfolded(app, orgId)).toEqual([]);
  expect(await miscounted(app, orgId, everything)).toEqual([]);
  const [orders] = await app.sql<{ most: number }[]>`
    select coalesce(max(n), 0)::int as most from (select count(*) as n from work_order
      where org_id = ${orgId} and status in ('open', 'in_progress') group by unit_id) counted`;
  expect(orders!.most).toBeLessThanOrEqual(1);

  // The clocks are set right: each device's events stand where they happened, in the order it made them.
  const moments = new Map(recorded.map(({ id, at }) => [id, Date.parse(at)]));
  for (const { made } of devices) {
    const known = made.filter(({ event }) => moments.has(event.id));
    const off = known.map(({ event, madeAt }) => Math.abs(moments.get(event.id)! - madeAt));
    expect(Math.max(...off)).toBeLessThan(30_000);
    const order = known.map(({ event }) => event.id);
    const stored = order.toSorted(
      (one, other) => moments.get(one)! - moments.get(other)! || (one < other ? -1 : 1),
    );
    expect(stored).toEqual(order);
  }
  if (process.env['SCANS'])
    process.stdout.write(
      `${everything.length} events, ${recorded.length} recorded, ${waiting.length} wait for somebody\n`,
    );
});
