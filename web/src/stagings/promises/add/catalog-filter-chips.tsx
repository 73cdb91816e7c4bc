import { colorFamilies, roomTypes } from '@archway/contract/inventory/item-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryLooks } from '../../../inventory/list/use-category-looks.ts';
import { useInventoryWords } from '../../../inventory/words.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { inTreeOrder } from '../../../ui/tree/tree-rows.ts';
import type { CatalogFilters } from './use-free-items.ts';

type CatalogFilterChipsProps = {
  filters: CatalogFilters;
  onChange: (next: Partial<CatalogFilters>) => void;
};

/** By kind, room, color and style. */
export const CatalogFilterChips = ({ filters, onChange }: CatalogFilterChipsProps) => {
  const { t } = useTranslation('names/inventory');
  const words = useInventoryWords();
  const { rows } = useCategoryLooks();
  const styles = useQuery(queries.items.choices.queryOptions()).data?.styles ?? [];
  return (
    <>
      <FilterChip
        label={t('item.categoryId')}
        value={filters.selectedCategory}
        choices={inTreeOrder(rows).map(({ row }) => ({ value: row.id, label: row.name }))}
        onChange={(selectedCategory) => onChange({ selectedCategory })}
      />
      <FilterChip
        label={t('item.roomTypes')}
        value={filters.roomTypes}
        choices={roomTypes.map((type) => ({ value: type, label: words.room(type) }))}
        onChange={(type) => onChange({ roomTypes: type })}
      />
      <FilterChip
        label={t('item.colorFamily')}
        value={filters.colors}
        choices={colorFamilies.map((family) => ({ value: family, label: words.color(family) }))}
        onChange={(colors) => onChange({ colors })}
      />
      <FilterChip
        label={t('item.styles')}
        value={filters.styles}
        choices={styles.map(({ value }) => ({ value, label: value }))}
        onChange={(style) => onChange({ styles: style })}
      />
    </>
  );
};
