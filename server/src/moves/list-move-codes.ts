import type { MoveId } from '@archway/contract/kernel/ids';
import type { MoveCodes } from '@archway/contract/moves/move-codes';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from './get-move.ts';
import { binsOnMove, itemsOnMove, piecesForMove } from './move-code-store.ts';

/** What codes lead to as far as a move needs it: whoever knows no others can scan it without asking. */
export const listMoveCodes = async ({ db }: ReadContext, { id }: { id: MoveId }): Promise<MoveCodes> => {
  await requireKnownMove(db, id);
  return {
    items: [...(await itemsOnMove(db, id))],
    pieces: [...(await piecesForMove(db, id))],
    locations: [...(await binsOnMove(db, id))],
  };
};
