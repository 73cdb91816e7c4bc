import { isPlannable } from '@archway/contract/moves/move-rules';
import type { MoveKind } from '@archway/contract/moves/states';
import type { Staging } from '@archway/contract/stagings/staging';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';

/** Which moves can be planned for a job. Where its status alone does not allow a move-out, what is still in the home may. */
export const usePlannable = (staging: Pick<Staging, 'id' | 'status'> | undefined) => {
  const may = useMay();
  const mayEstimate =
    staging !== undefined && !isPlannable('out', staging.status, 0) && may('moves.estimate');
  const here = useQuery({
    ...queries.moves.estimate.queryOptions({ input: { stagingId: staging?.id ?? '', kind: 'out' } }),
    enabled: mayEstimate,
  });
  return (kind: MoveKind) =>
    staging !== undefined && isPlannable(kind, staging.status, mayEstimate ? (here.data?.planned ?? 0) : 0);
};
