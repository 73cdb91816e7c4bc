import type { SavedView } from '@archway/contract/team/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queries } from '../../../platform/api/query-client.ts';
import { useColumnChoice } from '../column-choice.ts';
import { isFiltered } from '../list-state.ts';
import type { ItemsList } from '../use-items-list.ts';
import { columnsOf, isSameView, listStateOf, viewStateOf } from './view-rules.ts';

const none: readonly SavedView[] = [];

/** The views of the list, which of them is looked through now, and whether anything was changed since. */
export const useViews = (list: ItemsList) => {
  const views = useQuery(queries.views.list.queryOptions({ input: { list: 'items' } }));
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { columns, choose } = useColumnChoice();
  const rows = views.data?.rows ?? none;
  const current = rows.find(({ id }) => id === raw['view']);
  const state = viewStateOf(list.value, columns);

  const open = (view: SavedView | null, replace = false) => {
    if (view) choose(view.state.columns ? columnsOf(view.state) : null);
    list.become(view ? listStateOf(view.state) : listStateOf({ search: {}, columns: null }), {
      view: view?.id,
      replace,
    });
  };
  useFirstView(rows, raw, list, (view) => open(view, true));
  return { rows, current, state, changed: current ? !isSameView(current.state, state) : false, open };
};

/** Whoever comes to the bare list, with nothing looked for, sees the view that they chose to see first. */
const useFirstView = (
  rows: readonly SavedView[],
  raw: Readonly<Record<string, unknown>>,
  list: ItemsList,
  open: (view: SavedView) => void,
) => {
  const arrived = useRef(false);
  const first = rows.find(({ isDefault }) => isDefault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views have come
  useEffect(() => {
    if (arrived.current || rows.length === 0) return;
    arrived.current = true;
    const bare = raw['view'] === undefined && !isFiltered(list.value) && list.value.sortBy === '';
    if (first && bare && list.value.page === 1) open(first);
  }, [rows]);
};
