import { useTranslation } from 'react-i18next';
import { ChipFrame } from '../../../ui/list/filter-chip.tsx';
import type { ItemsList } from '../use-items-list.ts';
import { filterGroups } from './item-filters.ts';
import { useFilterWords } from './use-filter-words.ts';

export type ActiveFiltersProps = { list: ItemsList; onOpen: () => void };

/** The further filters that are on: each says what it is set to, opens where it is set, and can be taken away. */
export const ActiveFilters = ({ list, onOpen }: ActiveFiltersProps) => {
  const { t } = useTranslation('inventory/list');
  const wordsOf = useFilterWords(list.value.filters);
  return filterGroups.map(({ name, of }) => {
    const shows = wordsOf[name];
    if (shows === undefined) return null;
    const off = Object.fromEntries(of.map((each) => [each, undefined]));
    return (
      <ChipFrame
        key={name}
        label={t(`filter.${name}`)}
        shows={shows}
        onClear={() => list.filter(off)}
        onClick={onOpen}
      >
        {(button) => button}
      </ChipFrame>
    );
  });
};
