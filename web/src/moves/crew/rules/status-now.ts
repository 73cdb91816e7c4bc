import { moveStatusOf } from '@archway/contract/moves/move-status';
import { type MoveStatus, moveStatuses } from '@archway/contract/moves/states';
import type { MoveState } from '../known/move-session.ts';

type Known = Pick<MoveState, 'events'> & {
  readonly move: Pick<MoveState['move'], 'kind' | 'status'>;
  readonly rows: { readonly size: number };
};

/**
 * How far a move is, by what was recorded here too, also where the server has not heard of it. Of a move of which nothing was told yet
 * the server knows more than this device: it is as far as either says.
 */
export const statusNowOf = ({ move: { kind, status }, events, rows }: Known): MoveStatus => {
  const folded = moveStatusOf(kind, status, [...events.values()]);
  if (rows.size > 0) return folded;
  const order = kind === 'in' ? moveStatuses : outward;
  return order.indexOf(folded) > order.indexOf(status) ? folded : status;
};

/** Out of a home the crew is there before anything is on the road. */
const outward: readonly MoveStatus[] = [
  'draft',
  'scheduled',
  'on_site',
  'in_transit',
  'checking_in',
  'completed',
  'canceled',
];
