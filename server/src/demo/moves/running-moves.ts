import type { MoveLineValues } from './line-rows.ts';
import type { PlannedMove } from './move-plans.ts';
import type { Told } from './record-demo-events.ts';
import { type Around, type Home, handsOf, type Shelves, type Thing } from './shelves.ts';

const minute = 60_000;

/** By the numbers of the demo's items. */
const gourdLamp = 29;
const travertineTable = 9;
const ottoTable = 8;
/** Checked in, and something is to be done with the first one of each. */
const verdicts = new Map([
  [14, 'clean'],
  [5, 'repair'],
]);
const verdictNotes = { clean: 'A ring from a glass on the seat', repair: 'It no longer turns' } as const;

type Pickup = {
  readonly beganAt: number;
  readonly brought: Home;
  readonly shelves: Shelves;
  readonly around: Around;
};

/** The lamp is not on its shelf, the table is another one, and half of the rest stands on the dock. */
const tellPickup = (move: PlannedMove, { beganAt, brought, shelves, around }: Pickup): Told[] => {
  const { id: moveId } = move;
  const { lead } = handsOf(move);
  const numberOf = ({ line }: { line: Pick<MoveLineValues, 'itemId'> }) =>
    around.itemNumbers.get(line.itemId);
  const lines = around.linesOf.get(moveId) ?? [];
  const lamp = lines.find((line) => numberOf({ line }) === gourdLamp);
  const table = lines.find((line) => numberOf({ line }) === travertineTable);
  const ottoId = [...around.itemNumbers].find(([, number]) => number === ottoTable)?.[0];
  const [otto] = ottoId ? shelves.takePieces({ itemId: ottoId, unitId: null }, 1, beganAt) : [];
  const there = brought.filter((one) => ![gourdLamp, travertineTable].includes(numberOf(one) ?? 0));
  const picked = there.slice(0, Math.ceil(there.length / 2));
  const at = (nth: number) => beganAt + nth * 2 * minute;
  return [
    ...picked.map(
      ({ line, thing, binId }, nth): Told => ({
        at: at(nth),
        by: lead,
        what: {
          kind: 'picked',
          moveId,
          ...thing,
          ...('itemId' in thing ? { locationId: binId, lineId: line.id } : {}),
        },
      }),
    ),
    ...(table && otto
      ? [
          {
            at: at(picked.length),
            by: lead,
            what: { kind: 'picked', moveId, unitId: otto.id, lineId: table.id },
          } as const,
        ]
      : []),
    ...(lamp
      ? [
          {
            at: at(picked.length + 1),
            by: lead,
            what: {
              kind: 'shorted',
              moveId,
              lineId: lamp.id,
              itemId: lamp.itemId,
              quantity: lamp.quantity,
              note: 'The shade is torn, and no other one is left',
            },
          } as const,
        ]
      : []),
  ];
};

type CheckIn = { readonly beganAt: number; readonly there: Home };

/** All of it is back at the dock; two thirds are checked in, and two of those need work. */
const tellCheckIn = (
  move: PlannedMove,
  { beganAt, there }: CheckIn,
  itemNumbers: Around['itemNumbers'],
): { events: Told[]; back: Thing[] } => {
  const { id: moveId } = move;
  const { lead, mate } = handsOf(move);
  const leftAt = beganAt + 60 * minute;
  const checkedIn = there.slice(0, Math.ceil((there.length * 2) / 3));
  const lineOf = (line: MoveLineValues, thing: Thing) => ('itemId' in thing ? { lineId: line.id } : {});
  const left = new Map(verdicts);
  const verdictOf = (line: MoveLineValues) => {
    const number = itemNumbers.get(line.itemId) ?? 0;
    const verdict = left.get(number);
    left.delete(number);
    return verdict ? { verdict, note: verdictNotes[verdict as keyof typeof verdictNotes] } : {};
  };
  return {
    events: [
      ...there.map(
        ({ line, thing }, nth): Told => ({
          at: beganAt + nth * minute,
          by: mate,
          what: { kind: 'picked', moveId, ...thing, ...lineOf(line, thing) },
        }),
      ),
      { at: leftAt, by: mate, what: { kind: 'departed', moveId } },
      ...checkedIn.map(
        ({ line, thing, binId }, nth): Told => ({
          at: leftAt + (25 + nth) * minute,
          by: lead,
          what: {
            kind: 'returned',
            moveId,
            ...thing,
            locationId: binId,
            ...lineOf(line, thing),
            ...verdictOf(line),
          },
        }),
      ),
    ],
    back: checkedIn.map(({ thing }) => thing),
  };
};

/** What is under way while somebody looks at the demo, and since how long. */
export const running = {
  in: { minutesAgo: 45, tell: tellPickup },
  out: { minutesAgo: 150, tell: tellCheckIn },
} as const;
