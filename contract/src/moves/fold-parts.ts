import { type FoldedLine, foldMove, type MovePlan } from './fold-move.ts';
import type { Elsewhere } from './fold-pieces.ts';
import type { MoveEvent } from './move-event.ts';
import type { PlannedLine } from './planned-line.ts';

/** Lines of items that stand for one another, with what was recorded of them: nothing else has a part in what they come to. */
type Part = {
  readonly lines: PlannedLine[];
  readonly events: Map<string, MoveEvent>;
  folded: readonly FoldedLine[] | undefined;
};

/**
 * What `foldMove` tells of a move, where events come one after the other: a scan folds the lines of its own item again, and
 * those of items that take their place.
 */
export const makeFoldedMove = ({ kind, lines }: MovePlan, elsewhere: Elsewhere = new Map()) => {
  const itemOfLine = new Map(lines.map(({ id, itemId }) => [id, itemId]));
  const positions = new Map(lines.map(({ id }, nth) => [id, nth]));
  const parts = new Map<string, Part>();
  const partOfEvent = new Map<string, Part>();
  const events = new Map<string, MoveEvent>();
  /** What takes back something that was not heard of yet, by what it takes back. */
  const early = new Map<string, MoveEvent[]>();
  let told: readonly FoldedLine[] | undefined;

  const partOf = (itemId: string): Part => {
    const known = parts.get(itemId);
    if (known) return known;
    const made: Part = { lines: [], events: new Map(), folded: undefined };
    parts.set(itemId, made);
    return made;
  };
  for (const line of lines) partOf(line.itemId).lines.push(line);

  /** From now on the two are folded together. */
  const join = (one: Part, other: Part): Part => {
    if (one === other) return one;
    one.lines.push(...other.lines);
    one.lines.sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
    for (const [id, event] of other.events) {
      one.events.set(id, event);
      partOfEvent.set(id, one);
    }
    for (const [itemId, part] of parts) if (part === other) parts.set(itemId, one);
    return one;
  };

  const put = (part: Part, event: MoveEvent) => {
    part.events.set(event.id, event);
    part.folded = undefined;
    partOfEvent.set(event.id, part);
    told = undefined;
    for (const undo of early.get(event.id) ?? []) put(part, undo);
    early.delete(event.id);
  };

  const place = (event: MoveEvent) => {
    if (event.undoes !== null) {
      const part = partOfEvent.get(event.undoes);
      if (part) put(part, event);
      else early.set(event.undoes, [...(early.get(event.undoes) ?? []), event]);
      return;
    }
    const ofLine = itemOfLine.get(event.lineId ?? '');
    const itemId = event.itemId ?? ofLine;
    if (itemId === undefined) return;
    const own = partOf(itemId);
    put(ofLine === undefined ? own : join(own, partOf(ofLine)), event);
  };

  return {
    /** Events that are heard of, again or for the first time; the last word about one holds. Answers whether anything is new. */
    add: (heard: readonly MoveEvent[]): boolean => {
      const fresh = heard.filter((event) => !isSame(events.get(event.id), event));
      for (const event of fresh) {
        partOfEvent.get(event.id)?.events.delete(event.id);
        events.set(event.id, event);
        place(event);
      }
      return fresh.length > 0;
    },
    /** Planned lines in the order of the plan, then those that were added, by their ids. */
    lines: (): readonly FoldedLine[] => {
      told ??= inOrder([...new Set(parts.values())].flatMap(foldedOf));
      return told;
    },
    events: (): ReadonlyMap<string, MoveEvent> => events,
  };

  function foldedOf(part: Part): readonly FoldedLine[] {
    part.folded ??= foldMove({ kind, lines: part.lines }, [...part.events.values()], elsewhere);
    return part.folded;
  }

  function inOrder(folded: FoldedLine[]): readonly FoldedLine[] {
    const nth = ({ id }: FoldedLine) => positions.get(id) ?? Number.POSITIVE_INFINITY;
    return folded.sort((one, other) => {
      const [first, second] = [nth(one), nth(other)];
      if (first !== second) return first - second;
      return one.id < other.id ? -1 : 1;
    });
  }
};

export type FoldedMove = ReturnType<typeof makeFoldedMove>;

const compared = [
  'at',
  'kind',
  'itemId',
  'unitId',
  'quantity',
  'lineId',
  'roomId',
  'locationId',
  'undoes',
] as const satisfies readonly (keyof MoveEvent)[];

const isSame = (one: MoveEvent | undefined, other: MoveEvent) =>
  one !== undefined && compared.every((name) => one[name] === other[name]);
