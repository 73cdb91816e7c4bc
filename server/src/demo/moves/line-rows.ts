import type { MoveId, MoveLineId } from '@archway/contract/kernel/ids';
import { newId } from '../../platform/ids.ts';
import type { LineValues } from '../stagings/job-rows.ts';
import type { PlannedMove } from './move-plans.ts';

export type MoveLineValues = Pick<LineValues, 'stagingId' | 'itemId' | 'unitId' | 'roomId' | 'quantity'> & {
  readonly id: MoveLineId;
  readonly moveId: MoveId;
  readonly lineId: LineValues['id'];
  readonly position: number;
};

/** What goes along: all that their jobs have, but for what others took from them. */
export const lineRowsOf = (
  moves: readonly PlannedMove[],
  lines: readonly LineValues[],
): ReadonlyMap<MoveId, readonly MoveLineValues[]> =>
  new Map(
    moves.map((move) => [
      move.id,
      lines
        .filter(({ stagingId, status }) => stagingId === move.stagingId && status !== 'bumped')
        .map(({ id: lineId, stagingId, itemId, unitId, roomId, quantity }, position) => ({
          id: newId<MoveLineId>(),
          moveId: move.id,
          lineId,
          stagingId,
          itemId,
          unitId,
          roomId,
          quantity,
          position,
        })),
    ]),
  );
