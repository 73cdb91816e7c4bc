import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { unsorted } from '../../ui/list/list-search.ts';
import { useItemNames } from '../use-item-names.ts';
import { itemsKind } from './items-kind.ts';
import { firstOrder, nameOfSort, orders, sortType } from './sort-rules.ts';
import type { ItemsList } from './use-items-list.ts';

/** For rows without headings: how they are ordered. While words are looked for, the best match comes first unless told. */
export const SortMenu = ({ list, phone }: { list: ItemsList; phone: boolean }) => {
  const { t } = useTranslation('inventory/list');
  const nameOf = useItemNames();
  const { searchQuery } = list.value;
  const sort = list.value.sort.by ? list.value.sort : searchQuery ? undefined : itemsKind.sort;
  const by = sort && itemsKind.columns.find((column) => column === sort.by);
  const shown =
    sort && by
      ? t('sort.shown', { name: nameOf(nameOfSort(by)), order: t(`sort.${sortType(by)}.${sort.order}`) })
      : t('sort.best');
  const label = t('sort.label', { order: shown });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {phone ? (
          <IconButton label={label}>
            <IconArrowsSort size={20} aria-hidden />
          </IconButton>
        ) : (
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            px="xs"
            leftSection={<IconArrowsSort size={18} aria-hidden />}
            aria-label={label}
          >
            {shown}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown mah="min(32rem, 70vh)" style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('sort.by')}</Menu.Label>
        {searchQuery && (
          <Choice value="best" checked={!by} onChoose={() => list.sortBy(unsorted)}>
            {t('sort.best')}
          </Choice>
        )}
        {itemsKind.columns.map((column) => (
          <Choice
            key={column}
            value={column}
            checked={column === by}
            onChoose={() => list.sortBy({ by: column, order: firstOrder(column) })}
          >
            {nameOf(nameOfSort(column))}
          </Choice>
        ))}
        {by && (
          <>
            <Menu.Divider />
            {orders.map((order) => (
              <Choice
                key={order}
                value={order}
                checked={order === sort?.order}
                onChoose={() => list.sortBy({ by, order })}
              >
                {t(`sort.${sortType(by)}.${order}`)}
              </Choice>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

type ChoiceProps = { value: string; checked: boolean; onChoose: () => void; children: ReactNode };

const Choice = ({ value, checked, onChoose, children }: ChoiceProps) => (
  <Menu.RadioItem
    value={value}
    checked={checked}
    checkIcon={<IconCheck size={16} aria-hidden />}
    closeMenuOnClick
    onChange={onChoose}
  >
    {children}
  </Menu.RadioItem>
);
