import type { ItemRow } from '@archway/contract/inventory/item';
import { mostItems } from '@archway/contract/inventory/limits';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBarProps } from '../../kit/list/list-bar.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { BulkBarProps } from './bulk/bulk-bar.tsx';
import { ItemCards } from './cards/item-cards.tsx';
import classes from './items-browser.module.css';
import { ItemsSkeleton } from './items-skeleton.tsx';
import type { ItemSheetColumn } from './use-export-items.ts';
import type { Items } from './use-items.ts';
import type { ItemsList } from './use-items-list.ts';

const BulkBar = lazyDialog<BulkBarProps>(
  ({ selection }) => selection.ids.size > 0,
  async () => (await import('./bulk/bulk-bar.tsx')).BulkBar,
);

type ItemsListingProps = Pick<ListBarProps<ItemRow, ItemSheetColumn>, 'filters' | 'exported' | 'tools'> & {
  list: ItemsList;
  items: Items;
  shape: 'table' | 'tall' | 'side';
  phone: boolean;
  empty: ReactNode;
  title: string | undefined;
};

const noRows: readonly ItemRow[] = [];

/** The items, and what can be done with those that are chosen. Choosing draws nothing anew of what stands above them. */
export const ItemsListing = ({ list, items, shape, phone, empty, title, ...bar }: ItemsListingProps) => {
  const { t } = useTranslation('inventory/list');
  const navigate = useNavigate();
  // Rows are drawn in the pauses between keys: whoever goes on typing is not held up by them.
  const data = useDeferredValue(items.data);
  const rows = data?.rows ?? noRows;
  const mayChange = useAbility().can('update', 'Item');
  const selection = useSelection(rows, { most: mostItems, scope: list.scope });
  const choosePage = () => selection.become(new Set([...selection.ids, ...rows.map(({ id }) => id)]));
  return (
    <div className={classes.browser}>
      <ListPage
        {...bar}
        list={list}
        label={t('title')}
        search={t('search')}
        rows={{ ...items, data }}
        keyOf={keyOf}
        empty={empty}
        title={title}
        bare={title !== undefined && isGlance(list, data?.total)}
        skeleton={<ItemsSkeleton shape={shape} />}
        onColumns={list.readCustomFields}
        onOpen={({ id }) => void navigate({ to: '/inventory/$id', params: { id } })}
        selection={
          mayChange
            ? { selected: selection.ids, onChange: selection.become, nameOf: ({ name }) => name }
            : undefined
        }
        cards={
          shape === 'table'
            ? undefined
            : (shown) => (
                <ItemCards
                  rows={shown}
                  looks={list.looks}
                  selection={mayChange ? selection : undefined}
                  layout={shape}
                />
              )
        }
        unframed={shape === 'tall'}
      />
      <BulkBar
        list={list}
        selection={selection}
        compact={phone}
        onPage={shape === 'table' ? undefined : choosePage}
      />
    </div>
  );
};

/** So few of a part of a page are read at a glance: no search, no filters above them. */
const isGlance = ({ filtered }: ItemsList, total = 0) => !filtered && total <= 8;

const keyOf = ({ id }: ItemRow) => id;
