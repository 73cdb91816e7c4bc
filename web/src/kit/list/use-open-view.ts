import type { SavedList } from '@archway/contract/team/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queries } from '../../platform/api/query-client.ts';
import type { OpenView } from './column-choice.ts';

/** The view that the address names; nothing where it names none, or one that is not there any more. */
export const useOpenView = (list: SavedList, { isBound = false } = {}): OpenView | undefined => {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = isBound || typeof raw['view'] !== 'string' ? undefined : raw['view'];
  const views = useQuery({
    ...queries.views.list.queryOptions({ input: { list } }),
    enabled: id !== undefined,
  });
  const saved = views.data?.rows.find((view) => view.id === id)?.state;
  if (id === undefined || (views.data && !saved)) return undefined;
  return { id, saved };
};
