import type { ItemId, LineId, MoveLineId, RoomId, UnitId } from '@archway/contract/kernel/ids';

/** A line of a job's list, with how many are held for it. */
type ListedLine = {
  readonly id: LineId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly roomId: RoomId;
  readonly held: number;
};

/** What is in a home of an item: so many, those with a name among them. */
type HereOfItem = {
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly unitIds: readonly UnitId[];
};

/** What was dropped for a line of a move, and for which line of the list, if for one. */
type DroppedForLine = {
  readonly id: MoveLineId;
  readonly lineId: LineId | null;
  readonly itemId: ItemId;
  readonly roomId: RoomId | null;
  readonly dropped: number;
};

/** What is in a home without a line of the list. */
type Unlisted = {
  readonly itemId: ItemId;
  readonly roomId: RoomId | null;
  readonly quantity: number;
  /** The lines of moves that it came with. */
  readonly cameWith: readonly MoveLineId[];
};

type Placed = {
  /** How many of each line are in the home; of lines that are not named none. */
  readonly here: ReadonlyMap<LineId, number>;
  readonly unlisted: readonly Unlisted[];
  /** Lines of moves of which what came stands on a line that they were not planned for. */
  readonly joined: readonly { readonly id: MoveLineId; readonly lineId: LineId }[];
};

/**
 * Which lines of a list what is in the home stands for. Pieces that are wanted by name come first, then each line has what was
 * dropped for it. What came extra or in the place of something else stands with the same item in its room. The rest fills
 * lines that are still waiting for some.
 */
export const placeOnLines = (
  lines: readonly ListedLine[],
  all: readonly HereOfItem[],
  dropped: readonly DroppedForLine[],
): Placed => {
  const here = new Map<LineId, number>();
  const unlisted: Unlisted[] = [];
  const joined: { id: MoveLineId; lineId: LineId }[] = [];
  const linesOf = Map.groupBy(lines, ({ itemId }) => itemId);
  const droppedOf = Map.groupBy(dropped, ({ itemId }) => itemId);
  for (const { itemId, quantity, unitIds } of all) {
    const placed = placeItem(linesOf.get(itemId) ?? [], { quantity, unitIds }, droppedOf.get(itemId) ?? []);
    for (const [id, many] of placed.here) here.set(id, many);
    for (const more of placed.unlisted) unlisted.push({ itemId, ...more });
    joined.push(...placed.joined);
  }
  return { here, unlisted, joined };
};

const placeItem = (
  lines: readonly ListedLine[],
  { quantity, unitIds }: Omit<HereOfItem, 'itemId'>,
  dropped: readonly DroppedForLine[],
) => {
  let left = quantity;
  const here = new Map<LineId, number>();
  const unlisted = new Map<
    RoomId | null,
    { roomId: RoomId | null; quantity: number; cameWith: MoveLineId[] }
  >();
  const joined: { id: MoveLineId; lineId: LineId }[] = [];
  const give = (id: LineId, most: number) => {
    const given = Math.max(0, Math.min(left, most));
    here.set(id, (here.get(id) ?? 0) + given);
    left -= given;
    return given;
  };
  const leave = (roomId: RoomId | null, most: number, from?: MoveLineId) => {
    const given = Math.min(left, most);
    if (given <= 0) return;
    const known = unlisted.get(roomId) ?? { roomId, quantity: 0, cameWith: [] };
    unlisted.set(roomId, {
      ...known,
      quantity: known.quantity + given,
      cameWith: from ? [...known.cameWith, from] : known.cameWith,
    });
    left -= given;
  };

  const byId = new Map(lines.map((line) => [line.id, line]));
  const counted = lines.filter(({ unitId }) => unitId === null);
  for (const { id, unitId } of lines) if (unitId && unitIds.includes(unitId)) give(id, 1);
  const others: DroppedForLine[] = [];
  for (const each of dropped) {
    const line = byId.get(each.lineId ?? ('' as LineId)); // of no line
    if (!line) others.push(each);
    else if (line.unitId === null) give(line.id, each.dropped);
    else others.push({ ...each, dropped: each.dropped - (here.get(line.id) ?? 0) });
  }
  for (const { id, lineId, roomId, dropped: many } of others) {
    const line = roomId && counted.find((one) => one.roomId === roomId);
    const isLoose = !byId.has(lineId ?? ('' as LineId)); // as above
    if (line) {
      if (give(line.id, many) > 0 && isLoose) joined.push({ id, lineId: line.id });
    } else if (roomId || counted.length === 0) leave(roomId, many, isLoose ? id : undefined);
  }
  for (const { id, held } of counted) give(id, held - (here.get(id) ?? 0));
  const [first] = counted;
  if (first) give(first.id, left);
  else leave(null, left);
  return { here, unlisted: [...unlisted.values()], joined };
};
