import { foldMove } from '@archway/contract/moves/fold-move';
import { moveStatusOf } from '@archway/contract/moves/move-status';
import { elsewhereOf, planOf } from '@archway/contract/moves/plan-of';
import { expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { owner } from '../people.ts';
import { runSecond } from '../run-second.ts';
import type { MadeEvent } from '../scans/simulator/device.ts';
import { misfolded } from '../scans/stored-state.ts';
import { drawOf } from '../stagings/contention/random-world.ts';
import { useOwnTestApp } from '../test-app.ts';
import { movingOf } from './moving.ts';
import { makePhone, type Phone } from './simulator/phone.ts';
import { asMoveEventOf, type MoveWorld, somethingOnMove } from './simulator/random-move-events.ts';

/** `MOVES=10000 npm test -- --unit --no-check move-simulator` is the long form. */
const wanted = Number(process.env['MOVES'] ?? 1500);
const seed = Number(process.env['MOVES_SEED'] ?? Date.now() % 1_000_000);
const day = 86_400_000;
/** Days behind and ahead; one is right. */
const skews = [0, -3 * day, 5 * day, 40_000, -2 * 3_600_000, day];

const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });

test(`six phones on four moves, with wrong clocks, killed, cut off and sending again, on two server processes: nothing is lost or doubled, every phone and the server tell the same (seed ${seed})`, {
  timeout: 120_000 + wanted * 90,
}, async () => {
  const boss = await owner(app);
  const orgId = boss.user.activeOrganization!.id;
  const world = await makeWorld(boss);
  const second = await runSecond(app);
  const phones = skews.map((skew, index) => {
    const browsers = [app.url, second.url].map(makeBrowser);
    const headers = () => ({
      'x-access-token': boss.state.accessToken ?? '',
      'x-forwarded-for': `10.3.0.${index + 1}`,
    });
    const servers = browsers.map((browser) => (body: unknown) => browser.post('/scans', body, headers()));
    const reads = browsers.map((browser) => (path: string) => browser.get(path, headers()));
    return makePhone({ servers, reads, draw: drawOf(seed + index * 7919) }, skew, world);
  });

  const started = performance.now();
  const everything: MadeEvent[] = [];
  const use = async (phone: Phone, index: number) => {
    const draw = drawOf(seed + 31 + index);
    while (everything.length < wanted) {
      for (let scan = draw(25); scan >= 0; scan -= 1)
        everything.push(phone.make(somethingOnMove(draw, world, phone.device.made, everything)));
      await phone.work();
    }
  };
  await Promise.all(phones.map(use));
  await Promise.all(phones.map(({ finish }) => finish()));
  await Promise.all(phones.map(({ hearAll }) => hearAll()));
  const seconds = (performance.now() - started) / 1000;

  await second.kill('SIGTERM');
  const failed = [...app.logged, ...second.output().split('\n')].filter((line) =>
    // Whoever waits too long for others on the same move is told 503, and comes back.
    /"level":"(error|fatal)"(?!.*"code":"55P03")/.test(line),
  );
  expect(failed).toEqual([]);
  const unexpected = phones.flatMap(({ device }) => device.unexpected);
  expect(unexpected.filter((answer) => !answer.startsWith('503 '))).toEqual([]);

  // R9, R11: each is recorded once or waits for somebody, never both, never neither; nothing went away.
  const recorded = await app.sql<{ id: string }[]>`
    select id from scan_event where org_id = ${orgId} and device_id is not null`;
  const reviews = await app.sql<{ id: string; reason: string; outcome: string | null }[]>`
    select id, reason, outcome from scan_review where org_id = ${orgId}`;
  const recordedIds = new Set(recorded.map(({ id }) => id));
  const waiting = reviews.filter(({ id, outcome }) => outcome !== 'recorded' || !recordedIds.has(id));
  expect([...recordedIds, ...waiting.map(({ id }) => id)].toSorted()).toEqual(
    everything.map(({ id }) => id).toSorted(),
  );
  // R10: whatever is in somebody's hands is recorded; only a worn label, and an undo of nothing, waits.
  const made = new Map(everything.map((event) => [event.id, event]));
  const rejected = waiting.filter(({ id }) => {
    const event = made.get(id);
    return event?.kind !== 'undone' && !String(event?.['code']).startsWith('WORN-');
  });
  expect(rejected).toEqual([]);

  // R8: every piece stands as its replay.
  expect(await misfolded(app, orgId)).toEqual([]);
  // R6: also of what each line counts.
  expect(
    await app.sql`select id from move_line where org_id = ${orgId} and dropped + returned + missing + sold > picked`,
  ).toHaveLength(0);
  // R7
  expect(
    await app.sql`select unit_id from move_piece where org_id = ${orgId} and state = 'picked' group by unit_id having count(*) > 1`,
  ).toHaveLength(0);
  // R12: balances are those of the ledger, and of no fewer than nothing; move-converging.test.ts replays them.
  const wrong = await app.sql`
    select b.item_id from bulk_balance b where b.org_id = ${orgId} and (b.on_hand < 0 or b.on_hand <> coalesce((
      select sum(l.delta) from stock_ledger l where l.org_id = b.org_id and l.item_id = b.item_id and l.location_id = b.location_id), 0))`;
  expect(wrong).toHaveLength(0);

  for (const { id, plan } of world.moves) {
    const move = (await boss.get(`/moves/${id}`)).body;
    const [first] = phones;
    const rows = first?.rowsOf(id) ?? [];
    // The server and the replay of everything.
    const folded = foldMove(plan, rows, elsewhereOf(move));
    expect(numbersOf(move.lines)).toEqual(numbersOf(folded));
    expect(move.status).toBe(moveStatusOf('in', 'scheduled', rows));
    const stored = await app.sql<{ unitId: string; lineId: string; state: string }[]>`
      select unit_id, line_id, state from move_piece where move_id = ${id}`;
    const piecesOf = (pieces: readonly { unitId: string; lineId: string; state: string }[]) =>
      pieces.map(({ unitId, lineId, state }) => `${unitId} ${lineId} ${state}`).toSorted();
    expect(piecesOf(stored)).toEqual(
      piecesOf(
        folded.flatMap((line) =>
          line.pieces.map(({ unitId, state }) => ({ unitId, lineId: line.id, state })),
        ),
      ),
    );
    // Every phone, also of what went on with another move.
    for (const phone of phones) {
      expect(
        phone
          .rowsOf(id)
          .map((row) => row.id)
          .toSorted(),
      ).toEqual(rows.map((row) => row.id).toSorted());
      expect(numbersOf(phone.linesOf(id))).toEqual(numbersOf(folded));
    }
  }
  if (process.env['MOVES'])
    process.stdout.write(
      `${everything.length} events in ${seconds.toFixed(0)} s, ${recorded.length} recorded, ${waiting.length} wait for somebody\n`,
    );
});

const makeWorld = async (boss: Awaited<ReturnType<typeof owner>>): Promise<MoveWorld> => {
  const moving = movingOf(boss);
  const bin = await moving.house.bin();
  const [chair, lamp] = [await moving.house.item(), await moving.house.item()];
  const bulk = await moving.house.item({ tracking: 'bulk' });
  await boss.post('/stock/receive', { itemId: bulk.id, locationId: bin, quantity: 40 });
  const units = [
    ...(await moving.house.units(16, { itemId: chair.id, locationId: bin })),
    ...(await moving.house.units(8, { itemId: lamp.id, locationId: bin })),
  ].map(({ id, code, itemId }) => ({ id, code, itemId }));
  const moves: { id: string; plan: ReturnType<typeof planOf> }[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const { move } = await moving.moveIn([
      { itemId: chair.id, quantity: 3 },
      { itemId: lamp.id, quantity: 1 },
      { itemId: bulk.id, quantity: 5 },
    ]);
    moves.push({ id: move.id, plan: planOf(move) });
  }
  return { moves, units, bulk: bulk.id, bin, asMoveEvent: asMoveEventOf(units) };
};

const counted = [
  'status',
  'planned',
  'picked',
  'dropped',
  'returned',
  'missing',
  'sold',
  'damaged',
  'short',
  'substituted',
] as const;
type Counted = { readonly id: string } & Readonly<Record<(typeof counted)[number], unknown>>;

const numbersOf = (lines: readonly Counted[]) =>
  lines.map((line) => [line.id, ...counted.map((name) => line[name])].join(' ')).toSorted();
