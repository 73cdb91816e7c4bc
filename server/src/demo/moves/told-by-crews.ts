import type { MoveLineValues } from './line-rows.ts';
import type { PlannedMove } from './move-plans.ts';
import type { Told } from './record-demo-events.ts';
import { running } from './running-moves.ts';
import { type Around, type Brought, type Home, handsOf, makeShelves, type Thing } from './shelves.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** All that crews recorded so far: of what is over, from the first piece to the last one, and of what is under way, half of it. */
export const toldByCrews = (moves: readonly PlannedMove[], around: Around): Told[] => {
  const shelves = makeShelves(around);
  const homes = new Map<string, Brought[]>();
  const told: Told[] = [];
  for (const move of moves) {
    if (move.status !== 'completed' && !move.isRunning) continue;
    const lines = around.linesOf.get(move.id) ?? [];
    const beganAt = move.isRunning
      ? around.now - running[move.kind].minutesAgo * minute
      : (around.beginsAt.get(move.id) ?? 0);
    if (move.kind === 'in') {
      const brought = lines.flatMap((line) => shelves.take(line, beganAt));
      if (move.isRunning) told.push(...running.in.tell(move, { beganAt, brought, shelves, around }));
      else {
        told.push(...bringIn(move, beganAt, brought));
        homes.set(move.stagingId, brought);
      }
    } else {
      const there = homes.get(move.stagingId) ?? [];
      const { events, back } = move.isRunning
        ? running.out.tell(move, { beganAt, there }, around.itemNumbers)
        : fetch(move, { beganAt, there }, around.itemNumbers);
      told.push(...events);
      for (const thing of back) shelves.putBack(thing, beganAt + day);
    }
  }
  return [...told, ...seenLately(around, told)];
};

const bringIn = (move: PlannedMove, beganAt: number, brought: Home): Told[] => {
  const { id: moveId } = move;
  const { lead, mate } = handsOf(move);
  const leftAt = beganAt + 75 * minute;
  return [
    ...brought.map(({ line, thing, binId }, nth): Told => {
      const where = 'itemId' in thing ? { locationId: binId, lineId: line.id } : {};
      return {
        at: beganAt + nth * 1.2 * minute,
        by: lead,
        what: { kind: 'picked', moveId, ...thing, ...where },
      };
    }),
    { at: leftAt, by: lead, what: { kind: 'departed', moveId } },
    ...brought.map(
      ({ line, thing }, nth): Told => ({
        at: leftAt + (30 + nth * 1.5) * minute,
        by: mate,
        what: { kind: 'dropped', moveId, ...thing, roomId: line.roomId, ...lineOf(line, thing) },
      }),
    ),
  ];
};

const lineOf = (line: MoveLineValues, thing: Thing) => ('itemId' in thing ? { lineId: line.id } : {});

/** The number of the demo's item. */
const keptByBuyers = 11;

/** From the home and into its bins. Of one job that closed the buyers kept a piece. */
const fetch = (
  move: PlannedMove,
  { beganAt, there: all }: { readonly beganAt: number; readonly there: Home },
  itemNumbers: Around['itemNumbers'],
) => {
  const { id: moveId } = move;
  const sold = all.find(({ line }) => itemNumbers.get(line.itemId) === keptByBuyers);
  const there = all.filter((one) => one !== sold);
  const { lead, mate } = handsOf(move);
  const leftAt = beganAt + 70 * minute;
  const events: Told[] = [
    ...there.map(
      ({ line, thing }, nth): Told => ({
        at: beganAt + nth * 1.2 * minute,
        by: mate,
        what: { kind: 'picked', moveId, ...thing, ...lineOf(line, thing) },
      }),
    ),
    ...(sold
      ? [{ at: leftAt - 2 * minute, by: mate, what: { kind: 'sold', moveId, ...sold.thing } } as const]
      : []),
    { at: leftAt, by: mate, what: { kind: 'departed', moveId } },
    ...there.map(
      ({ line, thing, binId }, nth): Told => ({
        at: leftAt + (35 + nth * 1.3) * minute,
        by: lead,
        what: { kind: 'returned', moveId, ...thing, locationId: binId, ...lineOf(line, thing) },
      }),
    ),
  ];
  return { events, back: there.map(({ thing }) => thing) };
};

/** Whoever walks along the shelves sees what stands there and was not in anybody's hands since. */
const seenLately = ({ pieces, now }: Around, told: readonly Told[]): Told[] => {
  const lastOf = new Map<unknown, number>();
  for (const { at, what } of told) lastOf.set(what['unitId'], Math.max(at, lastOf.get(what['unitId']) ?? 0));
  const isAway = new Set<unknown>();
  for (const { what } of told.toSorted((one, other) => one.at - other.at))
    if (what.kind === 'returned') isAway.delete(what['unitId']);
    else isAway.add(what['unitId']);
  const [first] = told;
  if (!first) return [];
  return pieces.flatMap(({ id, addedAt }, nth) => {
    const at = now - (6 + ((nth * 7) % 40)) * day;
    if (isAway.has(id) || at <= Math.max(addedAt, lastOf.get(id) ?? 0)) return [];
    return [{ at, by: first.by, what: { kind: 'seen', unitId: id } }];
  });
};
