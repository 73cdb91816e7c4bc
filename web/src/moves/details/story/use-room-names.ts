import type { Move } from '@archway/contract/moves/move';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../platform/api/query-client.ts';

/** Every room of the home by its id; of a job that was never seen on this device, those that pieces go into. */
export const useRoomNames = ({ stagingId, lines }: Move): ReadonlyMap<string, string> => {
  const { data } = useQuery(queries.stagings.get.queryOptions({ input: { id: stagingId } }));
  return useMemo(
    () =>
      new Map([
        ...(data?.rooms ?? []).map(({ id, name }) => [id as string, name] as const),
        ...lines.flatMap(({ roomId, roomName }) =>
          roomId && roomName ? [[roomId as string, roomName] as const] : [],
        ),
      ]),
    [lines, data],
  );
};
