import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import classes from './items-browser.module.css';
import { ItemsListing } from './items-listing.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';
import type { Items } from './use-items.ts';
import type { ItemsList } from './use-items-list.ts';

type ItemsBrowserProps = {
  list: ItemsList;
  items: Items;
  /** Bound to a category: it is not chosen here. */
  bound?: boolean | undefined;
  /** What stands there when there is nothing at all. */
  empty: ReactNode;
};

/** Items to search, filter, sort, look at and choose from: as a table, as cards on a phone, or as large pictures. */
export const ItemsBrowser = ({ list, items, bound = false, empty }: ItemsBrowserProps) => {
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const shape = list.value.viewMode === 'grid' ? 'tall' : phone ? 'side' : 'table';
  useLastPage(list, items);
  return (
    <div className={classes.browser}>
      <div className={classes.toolbar}>
        <ListFilters list={list} total={items.data?.total} bound={bound} phone={phone} />
        <ListTools list={list} table={shape === 'table'} total={items.data?.total} />
      </div>
      <ItemsListing list={list} items={items} shape={shape} phone={phone} empty={empty} />
    </div>
  );
};

/** Items that went away can leave a page behind the last one: the last one is shown instead. */
const useLastPage = (list: ItemsList, { data, isPlaceholderData }: Items) => {
  const { page, itemsPerPage } = list.value;
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / itemsPerPage)) : page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew with every drawing
  useEffect(() => {
    if (page > last) list.backTo(last);
  }, [page, last]);
};
