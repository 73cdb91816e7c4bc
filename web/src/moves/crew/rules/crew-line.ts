import type { FoldedLine } from '@archway/contract/moves/fold-move';
import type { Move, MoveLine } from '@archway/contract/moves/move';

/** A line as a crew sees it: what it is, where it is fetched and goes, and what it has come to. */
export type CrewLine = FoldedLine &
  Pick<
    MoveLine,
    | 'itemName'
    | 'sku'
    | 'tracking'
    | 'coverId'
    | 'unitCode'
    | 'roomName'
    | 'note'
    | 'twoPerson'
    | 'fragile'
    | 'bins'
    | 'units'
  >;

const details = new WeakMap<Move, Map<string, MoveLine>>();

/** The planned line itself, or another one of the item: what came along is known by its like. */
export const describeLine = (
  line: FoldedLine,
  move: Move,
  {
    itemName,
    bins,
  }: {
    readonly itemName: (itemId: string) => string | undefined;
    readonly bins: MoveLine['bins'] | undefined;
  },
): CrewLine => {
  const byId = details.get(move) ?? new Map(move.lines.map((each) => [each.id as string, each]));
  details.set(move, byId);
  const own = byId.get(line.id);
  const like = own ?? move.lines.find(({ itemId }) => itemId === line.itemId);
  const room = own ? undefined : move.lines.find(({ roomId }) => roomId !== null && roomId === line.roomId);
  return {
    ...line,
    // Of what only helpers brought along, a helper is not told.
    itemName: like?.itemName || (itemName(line.itemId) ?? ''),
    sku: like?.sku ?? '',
    tracking: like?.tracking ?? (line.pieces.length > 0 ? 'unit' : 'bulk'),
    coverId: like?.coverId ?? null,
    unitCode: own?.unitCode ?? null,
    roomName: own ? own.roomName : (room?.roomName ?? null),
    note: own?.note ?? '',
    twoPerson: like?.twoPerson ?? false,
    fragile: like?.fragile ?? false,
    bins: bins ?? like?.bins ?? [],
    // A move that this device kept from before it was told has none.
    units: own?.units ?? [],
  };
};
