import type { UnitId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import type { Pieces } from './act-on-units.ts';

/** Brings moves in step with where their pieces are. Moves stand to the right of the inventory: the router hands it in. */
export type FollowPieces = (context: ChangeContext, unitIds: readonly UnitId[]) => Promise<void>;

type Act<Input> = (context: ChangeContext, input: Input) => Promise<Pieces>;

/** What is said of pieces at a desk, also of those that a crew has in hand. */
export const followedBy =
  (followPieces: FollowPieces) =>
  <Input>(act: Act<Input>): Act<Input> =>
  async (context, input) => {
    const pieces = await act(context, input);
    await followPieces(
      context,
      pieces.rows.map(({ id }) => id),
    );
    return pieces;
  };
