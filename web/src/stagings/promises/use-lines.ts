import type { StagingId } from '@archway/contract/kernel/ids';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';

/** What is promised to a staging. */
export const useLines = (id: StagingId) => useQuery(queries.stagings.lines.queryOptions({ input: { id } }));
