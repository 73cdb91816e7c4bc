import type { StagingId } from '@archway/contract/kernel/ids';
import type { MoveKind } from '@archway/contract/moves/states';
import { queries } from '../platform/api/query-client.ts';

/** The moves of a job: its page looks for them, and a device that goes along keeps them. */
export const movesOfStaging = (stagingId: string, kind: MoveKind) =>
  queries.moves.list.queryOptions({
    input: {
      stagingId: stagingId as StagingId, // as the address names it
      kind,
      sortBy: 'next',
      orderBy: 'asc',
      itemsPerPage: 100,
    },
  });
