import { mayFollow } from '../kernel/states/may-follow.ts';
import { type Custody, type Lifecycle, lifecycleTransitions } from './states.ts';

type Piece = { readonly lifecycle: Lifecycle; readonly custody: Custody };

const isHere = ({ lifecycle, custody }: Piece) =>
  lifecycle === 'active' && custody !== 'missing' && custody !== 'left';
const isGone = ({ lifecycle, custody }: Piece) =>
  lifecycle === 'sold' || lifecycle === 'disposed' || custody === 'left';

/** What can be said of a piece at a desk, and of which pieces. Screens offer only what the server takes. */
export const unitActions = {
  // Whoever puts a piece somewhere has it in hand, wherever it was thought to be.
  move: (piece: Piece) => !isGone(piece),
  reportDamage: isHere,
  markMissing: isHere,
  markFound: ({ lifecycle, custody }: Piece) =>
    lifecycle === 'lost' || (lifecycle === 'active' && custody === 'missing'),
  retire: ({ lifecycle }: Piece) => mayFollow(lifecycleTransitions, lifecycle, 'retired'),
  reinstate: ({ lifecycle }: Piece) => lifecycle === 'retired',
  sell: ({ lifecycle }: Piece) => mayFollow(lifecycleTransitions, lifecycle, 'sold'),
} as const;

export type UnitAction = keyof typeof unitActions;

export const actionsFor = (piece: Piece): UnitAction[] =>
  (Object.keys(unitActions) as UnitAction[]).filter((action) => unitActions[action](piece)); // keys of a const object

/** After these a piece can be promised to nobody, for a time or for good. */
export const losingActions = [
  'reportDamage',
  'markMissing',
  'retire',
  'sell',
] as const satisfies readonly UnitAction[];
export type LosingAction = (typeof losingActions)[number];
