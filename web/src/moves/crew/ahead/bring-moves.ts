import { addDays } from '@archway/contract/kernel/days';
import type { MembershipId, MoveId, StagingId } from '@archway/contract/kernel/ids';
import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { dayIn } from '../../../audit/days.ts';
import { keepCover } from '../../../inventory/kept-covers.ts';
import { queries, queryClient } from '../../../platform/api/query-client.ts';
import { ownerOf, readStoredUser } from '../../../platform/session/stored-session.ts';
import { movesOfStaging } from '../../moves-of-staging.ts';
import { eventsOf } from '../use-move.ts';
import { keptMembership } from './own-membership.ts';

/** It stays for as long as the page does, looked at or not. */
export const keptAhead = { gcTime: Number.POSITIVE_INFINITY, staleTime: 60_000 } as const;

/** The moves of a day and the next that a member leads or goes along with. */
export const movesAheadOf = (memberId: string, today: string) => ({
  memberId: memberId as MembershipId, // as the list of members names it
  from: today,
  to: addDays(today, 1),
});

/** Gets a device ready for a move: what is planned, what was recorded, and pictures. */
export const bringMove = async (owner: string, { id, kind, stagingId }: MoveRow) => {
  const { moves, stagings } = queries;
  await queryClient.prefetchQuery({
    ...moves.get.queryOptions({ input: { id: id as MoveId } }),
    ...keptAhead,
  });
  await queryClient.prefetchQuery({ ...eventsOf(owner, id), ...keptAhead });
  await queryClient.prefetchQuery({ ...movesOfStaging(stagingId, kind), ...keptAhead });
  await queryClient.prefetchQuery({
    ...stagings.get.queryOptions({ input: { id: stagingId as StagingId } }),
    ...keptAhead,
  });
  const move = queryClient.getQueryData(moves.get.queryOptions({ input: { id: id as MoveId } }).queryKey);
  for (const { coverId } of move?.lines ?? []) if (coverId) keepCover(coverId);
};

/** Those of whoever is here, as soon as they are known: told by the server, or else as this device saw them last. */
export const bringMovesAhead = async () => {
  const user = readStoredUser();
  const memberId = user && keptMembership(ownerOf(user));
  if (!memberId) return;
  const { moves } = queries;
  const input = movesAheadOf(memberId, dayIn(new Date(), user.activeOrganization?.timezone));
  const listed = await queryClient.ensureQueryData({ ...moves.list.queryOptions({ input }), retry: false });
  const open = listed.rows.filter(({ status }) => !isMoveEnded(status));
  await Promise.allSettled(
    open.map(({ id }) =>
      queryClient.ensureQueryData({
        ...moves.get.queryOptions({ input: { id } }),
        ...keptAhead,
        retry: false,
      }),
    ),
  );
};
