import { isCustomKey } from '@archway/contract/kernel/fields/custom-table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptColumns } from '../../kit/list/column-choice.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useOpenView } from '../../kit/list/use-open-view.ts';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { writeInventoryFilters } from '../filter-state.ts';
import { takeOverColumns } from './former-column-choice.ts';
import { type ItemsBound, itemsKind, itemsKindOf, keptOf, type ViewMode, viewModeOf } from './items-kind.ts';
import { useCategoryLooks } from './use-category-looks.ts';
import { useItemColumns } from './use-item-columns.tsx';

// Before any list reads them.
takeOverColumns();

type SomeItems = {
  readonly bound?: ItemsBound;
  /** Of a list that is a part of another page. */
  readonly viewedAs?: ViewMode;
};

/**
 * How the list of items is looked at: as every list, and kept on the device as the specification says. A list of some items
 * keeps at most the way of viewing.
 */
export const useItemsList = ({ bound, viewedAs }: SomeItems = {}) => {
  const { t } = useTranslation('inventory/list');
  const { looks } = useCategoryLooks();
  const custom = useCustomColumns();
  const list = useList(bound ? itemsKindOf(bound, viewedAs) : itemsKind, useItemColumns(looks), {
    plain: t('views.plain'),
  });
  const isBound = bound !== undefined;
  const kept = JSON.stringify(keptOf(list.value));
  useEffect(() => {
    if (!isBound) writeInventoryFilters(JSON.parse(kept));
  }, [kept, isBound]);
  return {
    ...list,
    looks,
    viewMode: viewModeOf(list.value),
    readCustomFields: custom.read,
    /** Whether rows are read with their custom fields. */
    showsCustom: list.columnChoice.shown.some(isCustom),
  };
};

export type ItemsList = ReturnType<typeof useItemsList>;

/** Custom fields are read when one of them is a column, or when columns are chosen among. */
const useCustomColumns = () => {
  const [wanted, setWanted] = useState(false);
  const chosen = useKeptColumns('items', useOpenView('items')).some(isCustom);
  useCustomFields({ when: wanted || chosen });
  return { read: () => setWanted(true) };
};

const isCustom = (column: unknown) => typeof column === 'string' && isCustomKey(column);
