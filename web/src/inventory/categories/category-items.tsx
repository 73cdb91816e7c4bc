import type { Category } from '@archway/contract/inventory/category';
import { Skeleton, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import classes from './categories.module.css';
import { ItemTile } from './item-tile.tsx';
import { looksOf, plainLook } from './look-rules.ts';

const kind = { columns: ['name'], sort: { by: 'name', order: 'asc' }, filters: [] } as const;

/** The items of a category and of everything inside it, as pictures. */
export const CategoryItems = ({ category, rows }: { category: Category; rows: readonly Category[] }) => {
  const { t } = useTranslation('inventory/categories');
  const headingId = useId();
  const exists = useScreenExists();
  const ability = useAbility();
  const list = useListSearch(kind);
  const { page, itemsPerPage } = list.value;
  const items = useQuery({
    ...queries.items.list.queryOptions({
      input: { selectedCategory: category.id, page, itemsPerPage: itemsPerPage as 25 }, // one of the contract's sizes
    }),
    placeholderData: keepPreviousData,
  });
  const looks = looksOf(rows);
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('itemsTitle')}
      </Title>
      <Panel flush>
        <Results
          of={items}
          skeleton={<TilesSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              title={t('noItems')}
              action={
                exists('/inventory/add') &&
                ability.can('create', 'Item') && <LinkButton to="/inventory/add">{t('addItem')}</LinkButton>
              }
            >
              {t('noItemsHint')}
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <ul className={classes.tiles}>
                {data.rows.map((item) => (
                  <li key={item.id}>
                    <ItemTile item={item} icon={(looks.get(item.categoryId) ?? plainLook).icon} />
                  </li>
                ))}
              </ul>
              <Pages
                total={data.total}
                page={page}
                itemsPerPage={itemsPerPage}
                onPage={list.goTo}
                onItemsPerPage={list.showPerPage}
              />
            </>
          )}
        </Results>
      </Panel>
    </section>
  );
};

const TilesSkeleton = () => (
  <div className={classes.tiles} aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <div key={key} className={classes.tile}>
        <Skeleton className={classes.tilePicture} />
        <Skeleton height={18} width="80%" />
      </div>
    ))}
  </div>
);
