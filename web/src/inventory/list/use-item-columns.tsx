import type { ItemRow } from '@archway/contract/inventory/item';
import { itemListFields } from '@archway/contract/inventory/item-fields';
import { customIdOf } from '@archway/contract/kernel/custom-table';
import type { Field } from '@archway/contract/kernel/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { isNumber } from '../../ui/fields/use-field-columns.tsx';
import { useFieldText } from '../../ui/fields/use-field-text.ts';
import type { Column, Sort } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ColorName } from '../color-swatch.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useItemNames, useOptionName } from '../use-item-names.ts';
import { useSizeText } from '../use-size-text.ts';
import { Availability } from './availability.tsx';
import { type ChoosableColumn, type ListColumn, type PlainColumn, useColumnChoice } from './column-choice.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemName } from './item-name.tsx';
import classes from './items-table.module.css';
import type { ListState } from './list-state.ts';
import type { CategoryLooks } from './use-category-looks.ts';
import { useListColumnName } from './use-list-column-name.ts';

/** The columns this device has chosen, between the name and the menu. They change with language, units and choice only. */
export const useItemColumns = (looks: CategoryLooks): readonly Column<ItemRow>[] => {
  const { i18n } = useTranslation('inventory');
  const nameOf = useItemNames();
  const columnName = useListColumnName();
  const optionName = useOptionName();
  const textOf = useFieldText();
  const { t: tl } = useTranslation('inventory/list');
  const { shown } = useColumnChoice();
  const { sizeOf } = useSizeText();
  // Read by the choice of columns, if one of them is chosen.
  const custom = useCustomFields({ when: false });
  const own: Partial<Record<ChoosableColumn, Omit<Column<ItemRow>, 'key' | 'title'>>> = {
    sku: { sortable: true, render: ({ sku }) => sku && <bdi className={classes.sku}>{sku}</bdi> },
    category: { sortable: true, render: ({ categoryName }) => <bdi>{categoryName}</bdi> },
    status: { render: ({ shownStatus }) => <StatusBadge status={shownStatus} /> },
    available: { sortable: true, align: 'end', render: ({ counts }) => <Availability counts={counts} /> },
    size: {
      sortable: true,
      render: (item) => <span className={classes.size}>{sizeOf(item)}</span>,
    },
    color: {
      render: ({ colorFamily, colorHex, colorName }) => (
        <ColorName family={colorFamily} hex={colorHex} name={colorName} />
      ),
    },
    updatedAt: { sortable: true, render: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  };
  /** A field that is shown as fields of its type are. */
  const plain = (name: PlainColumn): Omit<Column<ItemRow>, 'key' | 'title'> => {
    const field: Field = itemListFields[name];
    return {
      sortable: field.sort ?? false,
      ...(isNumber(field) ? { align: 'end' } : {}),
      render: (item) => <bdi>{textOf(field, item[name], (option) => optionName(name, option))}</bdi>,
    };
  };
  /** The same of a custom field. */
  const ofCustom = (id: string): Omit<Column<ItemRow>, 'key' | 'title'> => {
    const field = custom.table[id];
    return {
      ...(field && isNumber(field) ? { align: 'end' } : {}),
      render: ({ customFields }) => field && <bdi>{textOf(field, customFields?.[id])}</bdi>,
    };
  };
  const drawn = (column: ListColumn) => {
    const id = customIdOf(column);
    return id === undefined
      ? (own[column as ChoosableColumn] ?? plain(column as PlainColumn)) // a field that has no column made by hand
      : ofCustom(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the parts are made of follows from the language and the session, which draw the page anew
  return useMemo(
    () => [
      {
        key: 'name',
        title: nameOf('name'),
        sortable: true,
        main: true,
        render: (item) => <ItemName item={item} look={looks.get(item.categoryId)} />,
      },
      ...shown
        .split(',')
        .filter(Boolean)
        .map((name) => {
          const column = name as ListColumn; // joined from that list
          const title = column === 'monthlyRent' ? tl('columns.rent') : columnName(column);
          return { key: sortKeys[column] ?? column, title, ...drawn(column) };
        }),
      {
        key: 'menu',
        title: tl('row.actions'),
        untitled: true,
        align: 'end',
        render: (item) => <ItemMenu item={item} />,
      },
    ],
    [i18n.language, shown, looks, custom],
  );
};

/** The server sorts sizes by their width. */
const sortKeys: Partial<Record<ListColumn, string>> = { size: 'width' };

/** How the table is sorted: by name unless something else was chosen; best matches follow no column. */
export const sortOf = ({ sortBy, orderBy, searchQuery }: ListState): Sort | undefined => {
  if (sortBy) return { by: sortBy, order: orderBy || 'asc' };
  return searchQuery ? undefined : { by: 'name', order: 'asc' };
};
