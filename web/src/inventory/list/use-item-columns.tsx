import type { ItemRow } from '@archway/contract/inventory/item';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Sort } from '../../ui/data-table.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ColourName } from '../colour-swatch.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useSizeText } from '../use-size-text.ts';
import { Availability } from './availability.tsx';
import { type ChoosableColumn, useColumnChoice } from './column-choice.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemName } from './item-name.tsx';
import classes from './items-table.module.css';
import type { ListState } from './list-state.ts';
import type { CategoryLooks } from './use-category-looks.ts';

/** The columns this device has chosen, between the name and the menu. They change with language, units and choice only. */
export const useItemColumns = (looks: CategoryLooks): readonly Column<ItemRow>[] => {
  const { t, i18n } = useTranslation('inventory');
  const { t: tl } = useTranslation('inventory/list');
  const { shown } = useColumnChoice();
  const { sizeOf } = useSizeText();
  const money = useMoneyText();
  const parts: Record<ChoosableColumn, Omit<Column<ItemRow>, 'key' | 'title'>> = {
    sku: { sortable: true, render: ({ sku }) => sku && <bdi className={classes.sku}>{sku}</bdi> },
    category: { sortable: true, render: ({ categoryName }) => <bdi>{categoryName}</bdi> },
    status: { render: ({ shownStatus }) => <StatusBadge status={shownStatus} /> },
    available: { sortable: true, align: 'end', render: ({ counts }) => <Availability counts={counts} /> },
    size: {
      sortable: true,
      render: (item) => <span className={classes.size}>{sizeOf(item)}</span>,
    },
    colour: {
      render: ({ colourFamily, colourHex, colourName }) => (
        <ColourName family={colourFamily} hex={colourHex} name={colourName} />
      ),
    },
    styles: { render: ({ styles }) => <bdi>{styles.join(', ')}</bdi> },
    brand: { render: ({ brand }) => <bdi>{brand}</bdi> },
    tags: { render: ({ tags }) => <bdi>{tags.join(', ')}</bdi> },
    monthlyRent: {
      sortable: true,
      align: 'end',
      render: ({ monthlyRent }) => monthlyRent !== null && money(monthlyRent),
    },
    updatedAt: { sortable: true, render: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the parts are made of follows from the language and the session, which draw the page anew
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('fields.name'),
        sortable: true,
        main: true,
        render: (item) => <ItemName item={item} look={looks.get(item.categoryId)} />,
      },
      ...shown
        .split(',')
        .filter(Boolean)
        .map((name) => {
          const column = name as ChoosableColumn; // joined from that list
          const title = column === 'monthlyRent' ? tl('columns.rent') : t(`fields.${column}`);
          return { key: sortKeys[column] ?? column, title, ...parts[column] };
        }),
      {
        key: 'menu',
        title: tl('row.actions'),
        untitled: true,
        align: 'end',
        render: (item) => <ItemMenu item={item} />,
      },
    ],
    [i18n.language, shown, looks],
  );
};

/** The server sorts sizes by their width. */
const sortKeys: Partial<Record<ChoosableColumn, string>> = { size: 'width' };

/** How the table is sorted: by name unless something else was chosen; best matches follow no column. */
export const sortOf = ({ sortBy, orderBy, searchQuery }: ListState): Sort | undefined => {
  if (sortBy) return { by: sortBy, order: orderBy || 'asc' };
  return searchQuery ? undefined : { by: 'name', order: 'asc' };
};
