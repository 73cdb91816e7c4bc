import type { MoveId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';

/** Brings what is shown of moves in step with what was recorded on them. Moves stand to the right of the inventory: the router hands it in. */
export type FollowMoves = (context: ChangeContext, moveIds: readonly MoveId[]) => Promise<void>;
