import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { foldMove } from '@archway/contract/moves/fold-move';
import { moveStatusOf } from '@archway/contract/moves/move-status';
import { elsewhereOf, planOf } from '@archway/contract/moves/plan-of';
import { expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { owner } from '../people.ts';
import { misfolded } from '../scans/stored-state.ts';
import { type Draw, drawOf, oneOf } from '../stagings/contention/random-world.ts';
import { useOwnTestApp } from '../test-app.ts';
import { lately, movingOf, sendLately } from './moving.ts';

const app = useOwnTestApp();
const seed = Number(process.env['MOVES_SEED'] ?? Date.now() % 1_000_000);

type Told = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };
type World = { moves: string[]; units: string[]; lines: string[]; bulk: string; bin: string };

/** What three phones record on two moves: everything there is, a second apart. */
const tell = (draw: Draw, { moves, units, lines, bulk, bin }: World): Told[] => {
  const started = Date.now() + 60_000;
  const nextId = makeOrderedIds();
  const told: Told[] = [];
  for (let nth = 0; nth < 70; nth += 1) {
    const moveId = draw(4) === 0 ? moves[1] : moves[0];
    const about = { moveId, ...(draw(5) === 0 ? { lineId: oneOf(draw, lines) } : {}) };
    const piece = { ...about, unitId: oneOf(draw, units) };
    const counted = { ...about, itemId: bulk, quantity: 1 + draw(4) };
    const earlier = told.filter(
      ({ kind, id }) => kind !== 'undone' && !told.some((one) => one['undoes'] === id),
    );
    const kinds: Record<string, unknown>[] = [
      { kind: 'picked', ...piece },
      { kind: 'picked', ...piece },
      { kind: 'picked', ...counted },
      { kind: 'dropped', ...piece },
      { kind: 'dropped', ...counted },
      { kind: 'returned', ...piece, locationId: bin, verdict: oneOf(draw, ['ok', 'ok', 'clean']) },
      { kind: 'returned', ...counted, locationId: bin },
      { kind: 'missing', ...piece },
      { kind: 'missing', ...counted },
      { kind: 'found', ...piece },
      { kind: 'left', ...piece },
      { kind: 'damaged', ...piece },
      { kind: 'departed', moveId },
      { kind: 'shorted', moveId, lineId: oneOf(draw, lines), quantity: 1 },
      { kind: 'moved', unitId: piece.unitId, locationId: bin },
      ...(earlier.length > 5 ? [{ kind: 'undone', undoes: oneOf(draw, earlier).id }] : []),
    ];
    const at = new Date(started + nth * 1000).toISOString();
    told.push({ id: nextId(), at, kind: '', ...oneOf(draw, kinds) });
  }
  return told;
};

/** Cuts what each phone made into calls of some events and mixes them; some are sent twice. */
const cut = (draw: Draw, told: readonly Told[]) => {
  const calls = [0, 1, 2].flatMap((phone) => {
    const [device, events] = [newId(), told.filter((_, index) => index % 3 === phone)];
    const own: { device: string; events: Told[] }[] = [];
    for (let from = 0; from < events.length; ) {
      const size = 1 + draw(8);
      own.push({ device, events: events.slice(from, from + size) });
      from += size;
    }
    return own;
  });
  return [...calls, ...calls.filter(() => draw(4) === 0)]
    .map((call) => ({ call, order: draw(1_000_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ call }) => call);
};

test(`whatever is recorded on moves, in whatever order, cut and repeated: lines, pieces and status are the fold of all of it (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const boss = await owner(app);
  const orgId = boss.user.activeOrganization!.id;
  const moving = movingOf(boss);
  const earlier = lately(app);
  for (let round = 0; round < 3; round += 1) {
    await app.forgetLimits();
    const draw = drawOf(seed + round);
    const world = await earlier(async () => {
      const bin = await moving.house.bin();
      const [chair, lamp] = [await moving.house.item(), await moving.house.item()];
      const bulk = await moving.house.item({ tracking: 'bulk' });
      await boss.post('/stock/receive', { itemId: bulk.id, locationId: bin, quantity: 12 });
      const units = [
        ...(await moving.house.units(4, { itemId: chair.id, locationId: bin })),
        ...(await moving.house.units(2, { itemId: lamp.id, locationId: bin })),
      ];
      const { move } = await moving.moveIn([
        { itemId: chair.id, quantity: 2 },
        { itemId: bulk.id, quantity: 5 },
      ]);
      const other = (await moving.moveIn([{ itemId: chair.id, quantity: 1 }])).move;
      return {
        bin,
        bulk: bulk.id,
        moves: [move.id, other.id],
        units: units.map(({ id }) => id),
        lines: [...move.lines, ...other.lines].map(({ id }: { id: string }) => id),
      };
    });
    const told = tell(draw, world);
    for (const { device, events } of cut(draw, told)) {
      const answer = await sendLately(boss, events, device);
      expect(answer.status, answer.text).toBe(200);
    }
    expect(await misfolded(app, orgId)).toEqual([]);
    for (const id of world.moves) {
      const move = await moving.moveNow(id);
      const { rows } = (await boss.get(`/moves/${id}/events`)).body;
      const folded = foldMove(planOf(move), rows, elsewhereOf(move));
      const numbers = (lines: readonly Record<string, unknown>[]) =>
        lines
          .map(
            ({
              id: lineId,
              status,
              planned,
              picked,
              dropped,
              returned,
              missing,
              sold,
              damaged,
              short,
              substituted,
            }) =>
              [
                lineId,
                status,
                planned,
                picked,
                dropped,
                returned,
                missing,
                sold,
                damaged,
                short,
                substituted,
              ].join(' '),
          )
          .toSorted();
      expect(numbers(move.lines)).toEqual(numbers(folded));
      expect(move.status).toBe(moveStatusOf('in', 'scheduled', rows));
      const stored =
        await app.sql`select unit_id, line_id, state from move_piece where move_id = ${id} order by unit_id`;
      const pieces = folded.flatMap(({ id: lineId, pieces: own }) =>
        own.map(({ unitId, state }) => ({ unitId, lineId, state })),
      );
      expect(stored.map((piece) => ({ ...piece }))).toEqual(
        pieces.toSorted((one, two) => (one.unitId < two.unitId ? -1 : 1)),
      );
    }
    const wrong =
      await app.sql`select b.item_id from bulk_balance b where b.org_id = ${orgId} and b.on_hand <> coalesce((
      select sum(l.delta) from stock_ledger l where l.org_id = b.org_id and l.item_id = b.item_id and l.location_id = b.location_id), 0)`;
    expect(wrong).toHaveLength(0);
    expect(await balancesOf(world)).toEqual(await replayed(world));
  }
});

/** How many of what is only counted stand where, by the kind of location and the move of the home. */
const balancesOf = async ({ bulk, moves }: World) => {
  const rows = await app.sql<{ name: string; onHand: number }[]>`
    select coalesce((select v.id::text from move v join staging s on s.id = v.staging_id where s.property_id = l.property_id), 'bin') as name, b.on_hand
    from bulk_balance b join storage_location l on l.org_id = b.org_id and l.id = b.location_id where b.item_id = ${bulk}`;
  const known = new Map(rows.map(({ name, onHand }) => [name, onHand]));
  return ['bin', ...moves].map((name) => known.get(name) ?? 0);
};

/**
 * The same by recording everything that counts in the order it happened: a location gives what it has, and nothing comes out of
 * nothing. Whoever drops something has it from somebody who picked it on this move, whenever that was, or from the bin.
 */
const replayed = async ({ bulk, moves }: World) => {
  const rows = await app.sql<{ kind: string; quantity: number; moveId: string }[]>`
    select e.kind, e.quantity, e.move_id from scan_event e where e.item_id = ${bulk} and e.kind <> 'undone'
      and not exists (select from scan_event x where x.org_id = e.org_id and x.undoes = e.id) order by e.at, e.id`;
  const stood = new Map<string, number>();
  const inHand = new Map<string, number>();
  const placed = new Map<string, number>();
  const numberIn = (numbers: Map<string, number>, name: string) => numbers.get(name) ?? 0;
  const take = (numbers: Map<string, number>, name: string) => {
    const before = numberIn(numbers, name);
    if (before > 0) numbers.set(name, before - 1);
    return before > 0;
  };
  const add = (numbers: Map<string, number>, name: string) => numbers.set(name, numberIn(numbers, name) + 1);
  for (const { kind, quantity, moveId } of rows)
    if (kind === 'picked') inHand.set(moveId, numberIn(inHand, moveId) + quantity);
  const steps: Readonly<Record<string, (moveId: string) => void>> = {
    received: () => add(stood, 'bin'),
    picked: (moveId) => {
      take(stood, 'bin');
      add(stood, moveId);
    },
    dropped: (moveId) => {
      add(placed, moveId);
      if (take(inHand, moveId)) return;
      take(stood, 'bin');
      add(stood, moveId);
    },
    returned: (moveId) => {
      if (!take(inHand, moveId)) take(placed, moveId);
      if (take(stood, moveId)) add(stood, 'bin');
    },
    missing: (moveId) => {
      if (take(inHand, moveId) || take(placed, moveId)) take(stood, moveId);
    },
  };
  for (const { kind, quantity, moveId } of rows)
    for (let each = 0; each < quantity; each += 1) steps[kind]?.(moveId);
  return ['bin', ...moves].map((name) => numberIn(stood, name));
};
