import type { ItemRow } from '@archway/contract/inventory/item';
import { type ReactNode, useDeferredValue } from 'react';
import { useAbility } from '../../platform/session/ability.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ItemCards } from './item-cards.tsx';
import classes from './items-browser.module.css';
import { ItemsSkeleton } from './items-skeleton.tsx';
import { ItemsTable } from './items-table.tsx';
import { useCategoryLooks } from './use-category-looks.ts';
import { useItemSelection } from './use-item-selection.ts';
import type { Items } from './use-items.ts';
import type { ItemsList } from './use-items-list.ts';

type Shape = 'table' | 'tall' | 'side';

type ItemsListingProps = {
  list: ItemsList;
  items: Items;
  shape: Shape;
  phone: boolean;
  empty: ReactNode;
};

const noRows: readonly ItemRow[] = [];

/** The items themselves, their pages, and what can be done with those that are chosen. Choosing draws nothing else anew. */
export const ItemsListing = ({ list, items: told, shape, phone, empty }: ItemsListingProps) => {
  // Rows are drawn in the pauses between keys: whoever goes on typing is not held up by them.
  const data = useDeferredValue(told.data);
  const items = { ...told, data };
  const { page, itemsPerPage } = list.value;
  const mayChange = useAbility().can('update', 'Item');
  const { looks } = useCategoryLooks();
  const rows = items.data?.rows ?? noRows;
  const selection = useItemSelection(rows, scopeOf(list));
  const choosePage = () => selection.become(new Set([...selection.ids, ...rows.map(({ id }) => id)]));
  const shown = { rows, looks, selection: mayChange ? selection : undefined };
  return (
    <>
      <Frame shape={shape}>
        <Results
          of={items}
          skeleton={<ItemsSkeleton shape={shape} />}
          isEmpty={({ total }) => total === 0}
          empty={empty}
          onClearFilters={list.filtered ? list.clear : undefined}
        >
          {({ total }) => (
            <div className={classes.rows} aria-busy={items.isPlaceholderData}>
              {shape === 'table' ? (
                <ItemsTable {...shown} list={list} />
              ) : (
                <ItemCards {...shown} layout={shape} />
              )}
              <Pages
                total={total}
                page={page}
                itemsPerPage={itemsPerPage}
                onPage={list.goTo}
                onItemsPerPage={list.show}
              />
            </div>
          )}
        </Results>
      </Frame>
      <BulkBar
        list={list}
        selection={selection}
        compact={phone}
        onPage={shape === 'table' ? undefined : choosePage}
      />
    </>
  );
};

/** Rows stand on one surface; large pictures are surfaces of their own. */
const Frame = ({ shape, children }: { shape: Shape; children: ReactNode }) =>
  shape === 'tall' ? <div className={classes.pictures}>{children}</div> : <Panel flush>{children}</Panel>;

/** What is being looked for, whatever the page, the order or the view. */
const scopeOf = ({ value }: ItemsList) => {
  const { page: _, itemsPerPage: __, sortBy: ___, orderBy: ____, viewMode: _____, ...scope } = value;
  return JSON.stringify(scope);
};
