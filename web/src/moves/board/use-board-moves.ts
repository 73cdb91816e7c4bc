import type { MoveRow } from '@archway/contract/moves/move';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import type { MovesList } from '../list/use-moves-list.ts';

/** More than these nobody sees at a glance. */
const mostPages = 5;

type Input = Parameters<typeof api.moves.list>[0];

/** All moves of some days, page after page. */
const useMovesOf = (input: Omit<NonNullable<Input>, 'page' | 'itemsPerPage'>) =>
  useQuery({
    queryKey: [...queries.moves.list.key({ input }), 'board'],
    queryFn: async ({ signal }) => {
      const rows: MoveRow[] = [];
      for (let page = 1; ; page += 1) {
        const found = await api.moves.list({ ...input, page, itemsPerPage: 100 }, { signal });
        rows.push(...found.rows);
        if (rows.length >= found.total || page === mostPages) return { rows, total: found.total };
      }
    },
    placeholderData: keepPreviousData,
  });

/**
 * What is looked for on some days, and everything on them: whoever looks at one crew sees its conflicts with others, and
 * how full the vehicle is.
 */
export const useBoardMoves = (list: MovesList, days: readonly string[]) => {
  const among = { from: days[0], to: days.at(-1), sortBy: 'scheduledOn', orderBy: 'asc' } as const;
  const shown = useMovesOf({ ...list.query, ...among });
  const all = useMovesOf(among);
  const status = list.value.filters.status;
  const isShown = (move: MoveRow) => status === 'canceled' || move.status !== 'canceled';
  return {
    shown: { ...shown, data: shown.data && { ...shown.data, rows: shown.data.rows.filter(isShown) } },
    all: (all.data?.rows ?? []).filter((move) => move.status !== 'canceled'),
  };
};
