import type { ItemRow } from '@archway/contract/inventory/item';
import { itemListFields } from '@archway/contract/inventory/item-fields';
import { customKey } from '@archway/contract/kernel/fields/custom-table';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { isNumber, useFieldColumns } from '../../ui/fields/use-field-columns.tsx';
import { useFieldText } from '../../ui/fields/use-field-text.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ColorName } from '../color-swatch.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useItemNames, useOptionName } from '../use-item-names.ts';
import { useSizeText } from '../use-size-text.ts';
import { Availability } from './availability.tsx';
import { ItemMenu } from './cards/item-menu.tsx';
import { ItemName } from './cards/item-name.tsx';
import classes from './items-table.module.css';
import type { CategoryLooks } from './use-category-looks.ts';

/** Fields that columns made by hand show. */
const shownByHand = [
  'name',
  'sku',
  'categoryId',
  'width',
  'depth',
  'height',
  'colorName',
  'colorFamily',
  'colorHex',
] as const satisfies (keyof typeof itemListFields)[];

/** Every column of the table: first what a thing is, then its fields, then when it changed. */
export const useItemColumns = (looks: CategoryLooks): readonly Column<ItemRow>[] => {
  const { t } = useTranslation('inventory/list');
  const nameOf = useItemNames();
  const optionName = useOptionName();
  const columnsOf = useFieldColumns();
  const { sizeOf } = useSizeText();
  const ofCustomFields = useCustomFieldColumns();
  return useColumns<ItemRow>(
    () => [
      {
        key: 'name',
        title: nameOf('name'),
        sortable: true,
        main: true,
        render: (item) => <ItemName item={item} look={looks.get(item.categoryId)} />,
      },
      {
        key: 'sku',
        title: nameOf('sku'),
        extra: true,
        sortable: true,
        render: ({ sku }) => sku && <bdi className={classes.sku}>{sku}</bdi>,
      },
      {
        key: 'category',
        title: nameOf('categoryId'),
        sortable: true,
        render: ({ categoryName }) => <bdi>{categoryName}</bdi>,
      },
      {
        key: 'status',
        title: nameOf('shownStatus'),
        sheet: ['shownStatus'],
        render: ({ shownStatus, counts }) => <StatusBadge status={shownStatus} counts={counts} />,
      },
      {
        key: 'available',
        title: nameOf('available'),
        sheet: ['available', 'quantity'],
        sortable: true,
        align: 'end',
        render: ({ counts, free }) => <Availability counts={counts} free={free} />,
      },
      {
        key: 'size',
        title: nameOf('size'),
        sheet: ['width', 'depth', 'height'],
        sortable: true,
        sortKey: 'width',
        render: (item) => <span className={classes.size}>{sizeOf(item)}</span>,
      },
      {
        key: 'color',
        title: nameOf('colorName'),
        sheet: ['colorName', 'colorFamily'],
        render: ({ colorFamily, colorHex, colorName }) => (
          <ColorName family={colorFamily} hex={colorHex} name={colorName} />
        ),
      },
      ...columnsOf<typeof itemListFields, ItemRow>({
        table: itemListFields,
        except: shownByHand,
        nameOf,
        optionName,
      }).map((column) =>
        // What a designer compares by; the heading is short for it.
        column.key === 'monthlyRent'
          ? { ...column, title: t('columns.rent'), name: column.title, extra: false }
          : column,
      ),
      ...ofCustomFields,
      {
        key: 'updatedAt',
        title: nameOf('updatedAt'),
        extra: true,
        sortable: true,
        render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
      {
        key: 'menu',
        title: t('row.actions'),
        untitled: true,
        align: 'end',
        render: (item) => <ItemMenu item={item} />,
      },
    ],
    [looks, ofCustomFields],
  );
};

/** A column for each custom field that is offered in lists, as far as they have been read. */
const useCustomFieldColumns = (): readonly Column<ItemRow>[] => {
  const textOf = useFieldText();
  const { rows, table } = useCustomFields({ when: false });
  return useColumns<ItemRow>(
    () =>
      rows.flatMap(({ id, name, listed }): Column<ItemRow>[] => {
        const field = table[id];
        if (!listed || !field) return [];
        return [
          {
            key: customKey(id),
            title: name,
            extra: true,
            ...(isNumber(field) ? { align: 'end' } : {}),
            render: ({ customFields }) => <bdi>{textOf(field, customFields?.[id])}</bdi>,
          },
        ];
      }),
    [rows, table],
  );
};
