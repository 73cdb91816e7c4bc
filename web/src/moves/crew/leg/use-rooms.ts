import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../platform/api/query-client.ts';
import { useIsHelper } from '../../../platform/session/helping.ts';
import type { MoveState } from '../known/move-session.ts';

/** That the home has none, as far as the server told: nothing can be put on its list before it has one. */
export const useIsRoomless = ({ move }: MoveState): boolean => {
  const isHelper = useIsHelper();
  const { data } = useQuery({
    ...queries.stagings.get.queryOptions({ input: { id: move.stagingId } }),
    enabled: !isHelper,
  });
  return data?.rooms.length === 0;
};

/** All rooms of the home, also those that nothing is planned for; of a job that was never seen here, those of the lines. */
export const useRooms = ({ move }: MoveState) => {
  const isHelper = useIsHelper();
  const { data } = useQuery({
    ...queries.stagings.get.queryOptions({ input: { id: move.stagingId } }),
    enabled: !isHelper,
  });
  return useMemo(() => {
    const planned = move.lines.flatMap(({ roomId, roomName }) =>
      roomId && roomName ? [[roomId as string, roomName] as const] : [],
    );
    const all = (data?.rooms ?? []).map(({ id, name }) => [id as string, name] as const);
    return [...new Map([...all, ...planned])].map(([value, label]) => ({ value, label }));
  }, [move.lines, data]);
};
