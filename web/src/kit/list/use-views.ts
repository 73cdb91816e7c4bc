import type { SavedView } from '@archway/contract/team/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queries } from '../../platform/api/query-client.ts';
import { isSameView, plainState, type ViewedList } from './viewed-list.ts';

const none: readonly SavedView[] = [];

/** The views of a list, which of them is looked through now, and whether anything was changed since. */
export const useViews = (viewed: ViewedList) => {
  const views = useQuery(queries.views.list.queryOptions({ input: { list: viewed.list } }));
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const rows = views.data?.rows ?? none;
  const current = rows.find(({ id }) => id === raw['view']);
  const open = (view: SavedView | null, replace = false) =>
    viewed.show(view?.state ?? plainState, { view: view?.id, replace });
  useFirstView(rows, viewed.isBare && raw['view'] === undefined, (view) => open(view, true));
  return {
    rows,
    current,
    changed: current ? !isSameView(viewed, current.state, viewed.state) : false,
    open,
  };
};

/** Whoever comes to the bare list, with nothing looked for, sees the view that they chose to see first. */
const useFirstView = (rows: readonly SavedView[], isBare: boolean, open: (view: SavedView) => void) => {
  const arrived = useRef(false);
  const first = rows.find(({ isDefault }) => isDefault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views have come
  useEffect(() => {
    if (arrived.current || rows.length === 0) return;
    arrived.current = true;
    if (first && isBare) open(first);
  }, [rows]);
};
