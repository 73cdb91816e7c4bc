import { shownStatuses } from '@archway/contract/inventory/states';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { CategoryIcon } from '../../categories/category-icon.tsx';
import { useOpenLocations } from '../../use-open-locations.ts';
import { useInventoryWords } from '../../words.ts';
import { useCategoryLooks } from '../use-category-looks.ts';
import type { ItemsList } from '../use-items-list.ts';
import type { ActiveFiltersProps } from './active-filters.tsx';
import { moreCount } from './item-filters.ts';
import type { MoreFiltersDrawerProps } from './more-filters-drawer.tsx';
import { TreeChip } from './tree-chip.tsx';

const MoreFiltersDrawer = lazyDialog<MoreFiltersDrawerProps>(
  ({ opened }) => opened,
  async () => (await import('./more-filters-drawer.tsx')).MoreFiltersDrawer,
);

// Most look at the list without any of them.
const ActiveFilters = lazyDialog<ActiveFiltersProps>(
  ({ list }) => moreCount(list.value.filters) > 0,
  async () => (await import('./active-filters.tsx')).ActiveFilters,
);

type ListFiltersProps = {
  list: ItemsList;
  /** How many there are with these filters, once it is known. */
  total: number | undefined;
  /** Where there is no room, the filters stand in one line that is pushed along. */
  phone: boolean;
};

/** Every filter that is on, and the way to the others. */
export const ListFilters = ({ list, total, phone }: ListFiltersProps) => {
  const { t } = useTranslation('inventory/list');
  const { t: names } = useTranslation('names/inventory');
  const words = useInventoryWords();
  const [opened, drawer] = useDisclosure();
  const { selectedStatus, selectedCategory, selectedLocation } = list.value.filters;
  const more = (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      onClick={drawer.open}
    >
      {phone ? t('filter.short') : t('filter.more')}
    </Button>
  );
  return (
    <>
      {phone && more}
      <FilterChip
        label={names('item.shownStatus')}
        value={selectedStatus}
        choices={shownStatuses.map((status) => ({ value: status, label: words.status(status) }))}
        onChange={(status) => list.filter({ selectedStatus: status })}
      />
      {!list.bound?.selectedCategory && (
        <CategoryChip value={selectedCategory} onChange={(id) => list.filter({ selectedCategory: id })} />
      )}
      <LocationChip value={selectedLocation} onChange={(id) => list.filter({ selectedLocation: id })} />
      <ActiveFilters list={list} onOpen={drawer.open} />
      {!phone && more}
      <MoreFiltersDrawer opened={opened} onClose={drawer.close} list={list} total={total} />
    </>
  );
};

type ChipProps = { value: string | undefined; onChange: (id: string | undefined) => void };

const CategoryChip = ({ value, onChange }: ChipProps) => {
  const { t } = useTranslation('names/inventory');
  const { rows, looks } = useCategoryLooks();
  return (
    <TreeChip
      label={t('item.categoryId')}
      rows={rows}
      value={value}
      iconOf={({ id }) => <CategoryIcon name={looks.get(id)?.icon ?? 'box'} />}
      onChange={onChange}
    />
  );
};

const LocationChip = ({ value, onChange }: ChipProps) => {
  const { t } = useTranslation('names/inventory');
  const { rows } = useOpenLocations();
  if (!useAbility().can('read', 'StorageLocation')) return null;
  return <TreeChip label={t('item.location')} rows={rows} value={value} onChange={onChange} />;
};
