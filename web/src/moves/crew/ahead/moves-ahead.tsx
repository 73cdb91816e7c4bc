import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { useToday } from '../../../stagings/use-today.ts';
import { bringMove, keptAhead, movesAheadOf } from './bring-moves.ts';
import { findMembership } from './own-membership.ts';

/**
 * Gets a device ready for the moves of today and tomorrow that this member leads or goes along with: what is planned, what was
 * recorded, and pictures. Draws nothing.
 */
export const MovesAhead = () => {
  const user = useUser();
  const owner = ownerOf(user);
  const today = useToday();
  const online = useOnline();
  const may = useAbility().can('read', 'Move');
  const { data: memberId } = useQuery({
    queryKey: ['own membership', owner],
    queryFn: () => findMembership(user),
    enabled: may,
    retry: false,
    ...keptAhead,
  });
  const input = movesAheadOf(memberId ?? '', today);
  const { data } = useQuery({ ...queries.moves.list.queryOptions({ input }), enabled: Boolean(memberId) });
  const open = (data?.rows ?? []).filter(({ status }) => !isMoveEnded(status));
  const changed = open.map(({ id, version }) => `${id} ${version}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which moves there are, and in which version, is all that matters
  useEffect(() => {
    // One after the other: nothing here is urgent.
    void open.reduce((before, move) => before.then(() => bringMove(owner, move)), Promise.resolve());
  }, [owner, changed, online]);
  return null;
};
