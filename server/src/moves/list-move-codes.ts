import type { MoveId } from '@archway/contract/kernel/ids';
import type { MoveCodes } from '@archway/contract/moves/move-codes';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from './get-move.ts';
import { itemsToldToHelpers } from './helpers/shown-to-helper-store.ts';
import { binsOnMove, itemsOnMove, piecesForMove } from './move-code-store.ts';

/** What codes lead to as far as a move needs it: whoever knows no others can scan it without asking. */
export const listMoveCodes = async (
  { db, actor }: ReadContext,
  { id }: { id: MoveId },
): Promise<MoveCodes> => {
  await requireKnownMove(db, id);
  const move = { id, only: (await actor).helping ? await itemsToldToHelpers(db, id) : undefined };
  return {
    items: [...(await itemsOnMove(db, move))],
    pieces: [...(await piecesForMove(db, move))],
    locations: [...(await binsOnMove(db, move))],
  };
};
