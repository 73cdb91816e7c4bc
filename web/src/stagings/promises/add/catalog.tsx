import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button, Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryLooks } from '../../../inventory/list/use-category-looks.ts';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import classes from './add.module.css';
import { CatalogCard } from './catalog-card.tsx';
import { CatalogFilterChips } from './catalog-filter-chips.tsx';
import { NothingFits } from './nothing-fits.tsx';
import type { Basket, Entry } from './use-basket.ts';
import { type CatalogFilters, filtersFitting, useFreeItems } from './use-free-items.ts';

type CatalogProps = {
  staging: Staging;
  room: Room;
  basket: Basket;
  /** How many of a chosen line are not free. */
  lacking: (entry: Entry) => number;
};

/** What can be chosen: that which fits the room first, found by words, kind, color and style. */
export const Catalog = ({ staging, room, basket, lacking }: CatalogProps) => {
  const { t } = useTranslation('stagings/promises');
  const [filters, setFilters] = useState(() => filtersFitting(room));
  const change = (next: Partial<CatalogFilters>) => setFilters({ ...filters, page: 1, ...next });
  const { looks } = useCategoryLooks();
  const found = useFreeItems(staging, filters);
  return (
    <div className={classes.catalog}>
      <FilterRow
        search={
          <SearchField
            label={t('add.search')}
            value={filters.searchQuery}
            onSearch={(searchQuery) => change({ searchQuery })}
          />
        }
      >
        <CatalogFilterChips filters={filters} onChange={change} />
      </FilterRow>
      <Switch
        label={t('add.showTaken')}
        checked={filters.showTaken}
        onChange={(event) => change({ showTaken: event.currentTarget.checked })}
      />
      <Results
        of={found}
        skeleton={<Skeleton height={320} radius="md" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingFits
            staging={staging}
            filters={filters}
            onChange={change}
            onClear={() => setFilters({ searchQuery: '', showTaken: false, page: 1 })}
          />
        }
      >
        {({ rows, total, isMore }) => (
          <>
            <ul className={classes.cards}>
              {rows.map((row) => (
                <CatalogCard
                  key={row.item.id}
                  row={row}
                  look={looks.get(row.item.categoryId)}
                  staging={staging}
                  chosen={basket.of(room, row.item.id)}
                  lacking={lacking}
                  onChange={(chosen) => basket.put({ room, item: row.item, ...chosen })}
                />
              ))}
            </ul>
            <Turning total={total} isMore={isMore} page={filters.page} onPage={(page) => change({ page })} />
          </>
        )}
      </Results>
    </div>
  );
};

const perPage = 20;

const Turning = ({
  total,
  isMore = false,
  page,
  onPage,
}: {
  total: number;
  isMore?: boolean | undefined;
  page: number;
  onPage: (page: number) => void;
}) => {
  const { t } = useTranslation('stagings/promises');
  if (total <= perPage) return null;
  return (
    <div className={classes.pages}>
      <Button variant="default" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('add.previous')}
      </Button>
      <span data-tabular>
        {isMore ? t('add.pageOnly', { page }) : t('add.page', { page, pages: Math.ceil(total / perPage) })}
      </span>
      <Button variant="default" size="sm" disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {t('add.next')}
      </Button>
    </div>
  );
};
