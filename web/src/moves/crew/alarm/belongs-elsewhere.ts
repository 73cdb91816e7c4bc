import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { queries, queryClient } from '../../../platform/api/query-client.ts';
import { moveStateOf } from '../known/move-sessions.ts';
import { type Place, wantsElsewhere } from '../rules/wrong-house-rules.ts';

/**
 * The other open move into a home that needs a piece, by what this device knows; the server knows more, and tells later. `at` is where
 * somebody takes it up or puts it; without one, any such move.
 */
export const belongsElsewhere = async (
  owner: string,
  unitId: string,
  at?: Place,
): Promise<Move | undefined> => {
  const open = queryClient
    .getQueriesData<Move>({ queryKey: queries.moves.get.key() })
    .flatMap(([, move]) => (move && move.kind === 'in' && !isMoveEnded(move.status) ? [move] : []));
  for (const move of open) {
    const lines = (await moveStateOf(owner, move))?.lines ?? [];
    const isPicked = lines.some(({ pieces }) =>
      pieces.some((piece) => piece.unitId === unitId && piece.state === 'picked'),
    );
    if (wantsElsewhere(unitId, { move, isPicked }, at)) return move;
  }
  return undefined;
};
