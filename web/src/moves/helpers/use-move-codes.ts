import { indexOfMove } from '@archway/contract/moves/move-code-index';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { knowCodes } from '../../inventory/scan/known-codes/known-index.ts';
import { queries } from '../../platform/api/query-client.ts';

/** What codes lead to on this move: a helper's device knows no others. */
export const useMoveCodes = (moveId: string) => {
  const { data, dataUpdatedAt } = useQuery(queries.moves.codes.queryOptions({ input: { id: moveId } }));
  useEffect(() => {
    if (data) knowCodes(indexOfMove(data), dataUpdatedAt);
  }, [data, dataUpdatedAt]);
};
