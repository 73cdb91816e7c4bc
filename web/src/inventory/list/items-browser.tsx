import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ListFilters } from './filters/list-filters.tsx';
import { ItemsListing } from './items-listing.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useExportItems } from './use-export-items.ts';
import { type Items, totalOf } from './use-items.ts';
import type { ItemsList } from './use-items-list.ts';
import { ViewToggle } from './view-toggle.tsx';

type ItemsBrowserProps = {
  list: ItemsList;
  items: Items;
  /** What stands there when there is nothing at all. */
  empty: ReactNode;
  /** As a part of another page: what it is called there. */
  title?: string;
};

/** Items to search, filter, sort, look at and choose from: as a table, as cards on a phone, or as large pictures. */
export const ItemsBrowser = ({ list, items, empty, title }: ItemsBrowserProps) => {
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const shape = list.viewMode === 'grid' ? 'tall' : phone ? 'side' : 'table';
  return (
    <ItemsListing
      list={list}
      items={items}
      shape={shape}
      phone={phone}
      empty={empty}
      title={title}
      filters={<ListFilters list={list} total={totalOf(items)} phone={phone} />}
      exported={useExportItems(list)}
      tools={
        <>
          {shape !== 'table' && <SortMenu list={list} phone={phone} />}
          <ViewToggle view={list.viewMode} onChange={(viewMode) => list.setOptions({ viewMode })} />
        </>
      }
    />
  );
};
