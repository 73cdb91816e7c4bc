import type { MoveId } from '@archway/contract/kernel/ids';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queries } from '../../platform/api/query-client.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { moveSession, refreshMove } from './known/move-sessions.ts';

/**
 * A move as this device knows it now: what is planned, what everybody recorded as far as the server told, and what was
 * recorded here and is still on its way. With and without a network.
 */
export const useMove = (id: string) => {
  const owner = ownerOf(useUser());
  const session = moveSession(owner, id);
  const plan = useQuery(queries.moves.get.queryOptions({ input: { id: id as MoveId } })); // as the address names it
  const { data } = plan;
  useQuery(eventsOf(owner, id));
  useEffect(() => {
    if (data) session.setPlan(data);
  }, [session, data]);
  const state = useSyncExternalStore(session.subscribe, session.get);
  return { ...plan, data: state };
};

/** Heard again whenever a change makes answers about moves old. */
export const eventsOf = (owner: string, id: string) => ({
  queryKey: [...queries.moves.events.key(), 'crew', owner, id],
  queryFn: () => refreshMove(owner, id),
  refetchOnReconnect: true,
});
