import type { itemSorts } from '@archway/contract/inventory/item-fields';
import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { unsorted } from '../../ui/list/list-search.ts';
import type { ItemsList } from './use-items-list.ts';

/** What cards can be ordered by, each in the direction that is asked for. */
const orders = [
  { name: 'nameAsc', by: 'name', order: 'asc' },
  { name: 'nameDesc', by: 'name', order: 'desc' },
  { name: 'availableDesc', by: 'available', order: 'desc' },
  { name: 'rentAsc', by: 'monthlyRent', order: 'asc' },
  { name: 'rentDesc', by: 'monthlyRent', order: 'desc' },
  { name: 'widthAsc', by: 'width', order: 'asc' },
  { name: 'widthDesc', by: 'width', order: 'desc' },
  { name: 'createdDesc', by: 'createdAt', order: 'desc' },
  { name: 'updatedDesc', by: 'updatedAt', order: 'desc' },
  { name: 'skuAsc', by: 'sku', order: 'asc' },
  { name: 'categoryAsc', by: 'category', order: 'asc' },
] as const satisfies readonly { name: string; by: (typeof itemSorts)[number]; order: 'asc' | 'desc' }[];

/** For rows without headings: how they are ordered. While words are looked for, the best match comes first unless told. */
export const SortMenu = ({ list }: { list: ItemsList }) => {
  const { t } = useTranslation('inventory/list');
  const { sort, searchQuery } = list.value;
  const chosen = orders.find(({ by, order }) => by === sort.by && order === sort.order);
  const unsaid = searchQuery ? 'best' : 'nameAsc';
  const current = chosen?.name ?? unsaid;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          px="xs"
          leftSection={<IconArrowsSort size={18} aria-hidden />}
          aria-label={t('sort.label', { order: t(`sort.${current}`) })}
        >
          {t(`sort.${current}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {searchQuery && <Order name="best" current={current} onChoose={() => list.sortBy(unsorted)} />}
        {orders.map(({ name, by, order }) => (
          <Order key={name} name={name} current={current} onChoose={() => list.sortBy({ by, order })} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

type OrderName = (typeof orders)[number]['name'] | 'best';

const Order = ({
  name,
  current,
  onChoose,
}: {
  name: OrderName;
  current: OrderName;
  onChoose: () => void;
}) => {
  const { t } = useTranslation('inventory/list');
  return (
    <Menu.RadioItem
      value={name}
      checked={name === current}
      checkIcon={<IconCheck size={16} aria-hidden />}
      closeMenuOnClick
      onChange={onChoose}
    >
      {t(`sort.${name}`)}
    </Menu.RadioItem>
  );
};
