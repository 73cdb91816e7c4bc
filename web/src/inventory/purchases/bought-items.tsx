import type { ItemRow } from '@archway/contract/inventory/item';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { plainLook } from '../categories/look-rules.ts';
import { ItemPicture } from '../item-picture.tsx';
import { useCategoryLooks } from '../list/use-category-looks.ts';
import { StatusBadge } from '../status-badge.tsx';
import classes from './purchases.module.css';

const kind = { columns: ['name'], sort: { by: 'name', order: 'asc' }, filters: [] } as const;

/** The items of the catalog that were bought at one vendor, each with its picture. */
export const BoughtItems = ({ vendorId }: { vendorId: string }) => {
  const { t } = useTranslation('vendors');
  const list = useListSearch(kind);
  const { page, itemsPerPage } = list.value;
  const items = useQuery({
    ...queries.items.list.queryOptions({
      input: { vendorId, page, itemsPerPage: itemsPerPage as 25 }, // one of the contract's sizes
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <TitledPanel title={t('bought')} flush>
      <Results
        of={items}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noItems')}>{t('noItemsHint')}</EmptyState>}
      >
        {({ rows, total }) => (
          <>
            <ul className={classes.items}>
              {rows.map((item) => (
                <li key={item.id}>
                  <BoughtItem item={item} />
                </li>
              ))}
            </ul>
            <Pages
              total={total}
              page={page}
              itemsPerPage={itemsPerPage}
              onPage={list.goTo}
              onItemsPerPage={list.showPerPage}
            />
          </>
        )}
      </Results>
    </TitledPanel>
  );
};

const BoughtItem = ({ item }: { item: ItemRow }) => {
  const { t } = useTranslation('vendors');
  const exists = useScreenExists();
  const { looks } = useCategoryLooks();
  const look = looks.get(item.categoryId) ?? plainLook;
  const { available, owned } = item.counts;
  const face = (
    <>
      <span className={classes.picture}>
        <ItemPicture item={item} icon={<CategoryIcon name={look.icon} size={24} />} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={classes.details}>
          <span>
            <bdi>{item.categoryName}</bdi>
          </span>
          {item.sku && <bdi className={classes.sku}>{item.sku}</bdi>}
        </span>
      </span>
      <span className={classes.state}>
        <StatusBadge status={item.shownStatus} />
        <span className={classes.details} data-tabular>
          {t('availableOf', { available, count: owned })}
        </span>
      </span>
    </>
  );
  return exists('/inventory/$id') ? (
    <Link to="/inventory/$id" params={{ id: item.id }} className={classes.item}>
      {face}
    </Link>
  ) : (
    <div className={classes.item}>{face}</div>
  );
};

const RowsSkeleton = () => (
  <div className={classes.items} aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((key) => (
      <div key={key} className={classes.item}>
        <Skeleton className={classes.picture} />
        <Skeleton height={18} width="40%" />
      </div>
    ))}
  </div>
);
