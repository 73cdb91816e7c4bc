import type { MoveId, MoveLineId, StagingId } from '@archway/contract/kernel/ids';
import type { MoveKind } from '@archway/contract/moves/states';
import type { OrgDb } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { keptIds } from './kept-line-rules.ts';
import { linesInHome } from './lines-in-home.ts';
import { type LineToMove, plannedLines, setMoveLines } from './move-line-store.ts';

type Planned = { readonly id: MoveId; readonly kind: MoveKind; readonly stagingId: StagingId };

/** What goes along now, in the place of what was planned before. Answers how many pieces. */
export const takeOverLines = async (db: OrgDb, { id, kind, stagingId }: Planned): Promise<number> => {
  const lines = await linesToMove(db, stagingId, kind);
  const after = lines.map(({ id: lineId, itemId, unitId, roomId, note, planned }) => ({
    lineId,
    itemId,
    unitId,
    roomId,
    note,
    planned,
  }));
  // Events and devices know the lines that stay by their ids.
  const kept = keptIds(await plannedLines(db, id), after);
  await setMoveLines(
    db,
    id,
    stagingId,
    after.map((line, nth) => ({ ...line, id: (kept[nth] ?? newId()) as MoveLineId })), // of its own lines
  );
  return lines.reduce((pieces, { planned }) => pieces + planned, 0);
};

/** Into a home goes whatever is promised to it and not there yet, out of it what is there. */
export const linesToMove = async (
  db: OrgDb,
  stagingId: StagingId,
  kind: MoveKind,
): Promise<readonly LineToMove[]> => {
  const { lines, here, unlisted } = await linesInHome(db, stagingId);
  const known = lines.map((line) => {
    const there = here.get(line.id) ?? 0;
    return { ...line, planned: kind === 'in' ? Math.max(0, line.held - there) : there };
  });
  const others = kind === 'in' ? [] : unlisted;
  return [
    ...known.filter(({ planned }) => planned > 0),
    ...others.map(({ quantity, ...rest }) => ({
      ...rest,
      id: null,
      unitId: null,
      note: '',
      planned: quantity,
    })),
  ];
};
