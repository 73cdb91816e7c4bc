import { useQueries } from '@tanstack/react-query';
import { queries } from '../../../platform/api/query-client.ts';
import type { LabelWay, SampleLabel } from '../ways.ts';

/** A sheet shows no more items than this, unless each has hardly any pieces. */
const most = 6;
const none: readonly SampleLabel[] = [];

/** What stands on the first labels. Pieces of items are asked for by their codes; until then their names are known. */
export const useSamples = (way: LabelWay | undefined): readonly SampleLabel[] => {
  const itemIds = way?.sheet.piecesOf?.slice(0, most) ?? [];
  const lists = useQueries({
    queries: itemIds.map((itemId) =>
      queries.units.list.queryOptions({ input: { itemId, itemsPerPage: 50, sortBy: 'code' } }),
    ),
  });
  if (!way) return none;
  const pieces = lists
    .flatMap(({ data }) => data?.rows ?? [])
    .filter(({ lifecycle }) => lifecycle === 'active');
  const known = pieces.map(({ code, itemName, locationCode, locationName }) => ({
    code,
    name: itemName,
    detail: locationCode ?? locationName ?? '',
  }));
  return [...known, ...way.samples.slice(known.length)];
};
