import { useQueries } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import type { LabelSource, SampleLabel } from '../label-sources.ts';

/** A sheet shows no more items than this, unless each has hardly any pieces. */
const most = 6;
const none: readonly SampleLabel[] = [];

/** What stands on the first labels. Pieces of items are asked for by their codes; until then their names are known. */
export const useSamples = (source: LabelSource | undefined): readonly SampleLabel[] => {
  const itemIds = source?.sheet.piecesOf?.slice(0, most) ?? [];
  const lists = useQueries({
    queries: itemIds.map((itemId) =>
      queries.units.list.queryOptions({ input: { itemId, itemsPerPage: 50, sortBy: 'code' } }),
    ),
  });
  if (!source) return none;
  const pieces = lists
    .flatMap(({ data }) => data?.rows ?? [])
    .filter(({ lifecycle }) => lifecycle === 'active');
  const known = pieces.map(({ code, itemName, locationCode, locationName }) => ({
    code,
    name: itemName,
    detail: locationCode ?? locationName ?? '',
  }));
  return [...known, ...source.samples.slice(known.length)];
};
