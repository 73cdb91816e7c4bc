import type { Category } from '@archway/contract/inventory/category';
import type { SelectProps } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withinRow } from '../../ui/tree/tree-rows.ts';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from './position-rules.ts';
import { useCategoryNames } from './use-category-names.ts';

type CategoryParentFieldProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  rows: readonly Category[];
  /** The category that looks for a place: it cannot stand inside itself. */
  of?: string | undefined;
  value: string | null;
  onChange: (id: string | null) => void;
};

/** What a category stands in; empty means at the top. */
export const CategoryParentField = ({ rows, of, ...rest }: CategoryParentFieldProps) => {
  const { t } = useTranslation('inventory/categories');
  const nameOfField = useCategoryNames();
  const ordered = useMemo(() => inOrder(rows), [rows]);
  const inside = useMemo(() => (of === undefined ? new Set<string>() : withinRow(rows, of)), [rows, of]);
  const refuses = useCallback(({ id }: Category) => inside.has(id), [inside]);
  return (
    <TreeSelect
      label={nameOfField('parentId')}
      placeholder={t('parent.atTop')}
      clearable
      clearButtonProps={{ 'aria-label': t('parent.toTop') }}
      {...rest}
      rows={ordered}
      nameOf={nameOf}
      refuses={refuses}
    />
  );
};

const nameOf = ({ name }: Category) => name;
