import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';

export type Linked = Pick<MoveRow, 'id' | 'kind' | 'status' | 'stagingId'>;

/** Where a move is looked at. The one that is open needs no name: a home has one of a kind at most. */
export const moveAddress = ({ id, kind, status, stagingId }: Linked) => ({
  to: kind === 'in' ? ('/stagings/$id/move-in/$tab' as const) : ('/stagings/$id/move-out/$tab' as const),
  params: { id: stagingId as string, tab: 'overview' },
  search: (isMoveEnded(status) ? { move: id } : {}) as never, // every route takes its own
});
