import type { MoveId, StagingId } from '@archway/contract/kernel/ids';
import type { FoldedLine } from '@archway/contract/moves/fold-move';

/** How many of a line have come how far, and what it has come to. */
const counted = [
  'planned',
  'picked',
  'dropped',
  'returned',
  'missing',
  'sold',
  'damaged',
  'short',
  'substituted',
  'status',
] as const;

type StoredLine = Omit<FoldedLine, 'pieces'>;
type StoredPiece = { readonly unitId: string; readonly lineId: string; readonly state: string };

type Stored = { readonly lines: readonly StoredLine[]; readonly pieces: readonly StoredPiece[] };

/** What of a move is to be written: only what is another than before. */
export const changesOf = (
  { id: moveId, stagingId }: { readonly id: MoveId; readonly stagingId: StagingId },
  stored: Stored,
  folded: readonly FoldedLine[],
) => {
  const before = new Map(stored.lines.map((line) => [line.id, line]));
  const lines = folded.map(({ pieces: _, ...line }) => line);
  const kept = new Set(lines.map(({ id }) => id));
  const pieces = folded.flatMap((line) =>
    line.pieces.map(({ unitId, state }) => ({ unitId, lineId: line.id, state })),
  );
  const pieceBefore = new Map(stored.pieces.map((piece) => [piece.unitId, piece]));
  const here = new Set(pieces.map(({ unitId }) => unitId));
  return {
    moveId,
    stagingId,
    changed: lines.filter((line) => {
      const known = before.get(line.id);
      return known && counted.some((name) => known[name] !== line[name]);
    }),
    added: lines.flatMap((line, position) => (before.has(line.id) ? [] : [{ ...line, position }])),
    goneLineIds: stored.lines.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    pieces: pieces.filter(({ unitId, lineId, state }) => {
      const known = pieceBefore.get(unitId);
      return known?.lineId !== lineId || known.state !== state;
    }),
    gonePieceIds: stored.pieces.flatMap(({ unitId }) => (here.has(unitId) ? [] : [unitId])),
  };
};
