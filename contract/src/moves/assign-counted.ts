import type { MoveEvent } from './move-event.ts';
import type { AddedLine, PlannedLine } from './planned-line.ts';
import type { MoveKind } from './states.ts';

/** How many of what is only counted a line has. */
export type CountedShare = {
  picked: number;
  dropped: number;
  returned: number;
  missing: number;
  sold: number;
  /** Looked for in vain before anybody picked it. */
  unfound: number;
};

type Outcome = Exclude<keyof CountedShare, 'picked' | 'unfound'>;

type Assigned = { readonly of: ReadonlyMap<string, CountedShare>; readonly added: readonly AddedLine[] };

/**
 * Which line has how many of what is only counted. All that was picked comes first, whenever it was; then what became of it
 * takes from what was picked, in its own room before others. What was dropped without having been picked was picked, too.
 */
export const assignCounted = (
  lines: readonly PlannedLine[],
  events: readonly MoveEvent[],
  kind: MoveKind,
): Assigned => {
  const of = new Map<string, CountedShare>();
  const added = new Map<string, AddedLine>();
  const byId = new Map(lines.map((line) => [line.id, line]));
  const ofItem = Map.groupBy(lines, ({ itemId }) => itemId);
  const share = (id: string) => {
    const known = of.get(id) ?? { picked: 0, dropped: 0, returned: 0, missing: 0, sold: 0, unfound: 0 };
    of.set(id, known);
    return known;
  };

  /** Lines of an item, those that are meant first, with what took their place and came along with it. */
  const candidates = ({ itemId, lineId, roomId }: MoveEvent): PlannedLine[] => {
    const own = [
      ...(ofItem.get(itemId ?? '') ?? []),
      ...[...added.values()].filter((line) => line.itemId === itemId),
    ];
    const rank = (line: PlannedLine) =>
      line.id === lineId || isPlaceOf(line, lineId) ? 0 : roomId !== null && line.roomId === roomId ? 1 : 2;
    return own
      .map((line, nth) => ({ line, nth }))
      .sort((one, other) => rank(one.line) - rank(other.line) || one.nth - other.nth)
      .map(({ line }) => line);
  };
  const isPlaceOf = (line: PlannedLine, lineId: string | null) =>
    lineId !== null && 'substituteFor' in line && line.substituteFor === lineId;

  const addLine = (event: MoveEvent, substituteFor: string | null): AddedLine => {
    const line: AddedLine = {
      id: event.id,
      itemId: event.itemId ?? '',
      unitId: null,
      roomId: event.roomId,
      planned: 0,
      isExtra: substituteFor === null,
      substituteFor,
    };
    added.set(line.id, line);
    return line;
  };

  /** So many more were picked: where there is room, then in the place of another, then extra. */
  const pick = (event: MoveEvent, many: number) => {
    const meant = byId.get(event.lineId ?? '');
    const isSubstitute = meant !== undefined && meant.itemId !== event.itemId;
    let left = many;
    const mine = candidates(event);
    if (!isSubstitute)
      for (const line of mine) {
        if (line.planned === 0) continue;
        const taken = Math.min(left, Math.max(0, line.planned - share(line.id).picked));
        share(line.id).picked += taken;
        left -= taken;
      }
    if (left === 0) return;
    const place = isSubstitute ? (meant?.id ?? null) : null;
    const known = mine.find((line) => 'isExtra' in line && (place ? isPlaceOf(line, place) : line.isExtra));
    share((known ?? addLine(event, place)).id).picked += left;
  };

  const counted = events.filter(({ unitId, itemId }) => !unitId && itemId);
  for (const event of counted) if (event.kind === 'picked') pick(event, event.quantity);
  for (const event of counted) {
    const outcome = outcomeOf(event, kind);
    if (!outcome) continue;
    let left = event.quantity;
    const settle = () => {
      for (const line of candidates(event)) {
        const here = of.get(line.id);
        if (!here) continue;
        const open = here.picked - here.dropped - here.returned - here.missing - here.sold;
        const taken = Math.min(left, open);
        here[outcome] += taken;
        left -= taken;
      }
    };
    settle();
    if (left === 0) continue;
    if (kind === 'in' && outcome === 'missing') {
      const [line = addLine(event, null)] = candidates(event);
      share(line.id).unfound += left;
      continue;
    }
    pick(event, left);
    settle();
  }
  return { of, added: [...added.values()] };
};

const outcomeOf = ({ kind: what }: MoveEvent, kind: MoveKind): Outcome | undefined => {
  switch (what) {
    case 'dropped':
      return 'dropped';
    case 'returned':
      return kind === 'in' ? 'returned' : 'dropped';
    case 'missing':
      return 'missing';
    case 'sold':
    case 'left':
      return 'sold';
    default:
      return undefined;
  }
};
