import type { StorageLocation } from '@archway/contract/storage/storage-location';
import type { SelectProps } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withinRow } from '../ui/tree/tree-rows.ts';
import { TreeSelect } from '../ui/tree/tree-select.tsx';
import { useLocationNames } from './use-location-names.ts';

type LocationParentFieldProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  rows: readonly StorageLocation[];
  /** The location that looks for another to stand in: it cannot stand inside itself. */
  of?: string | undefined;
  value: string | null;
  onChange: (id: string | null) => void;
};

/** What a location stands in, found by name or code; empty means nothing. Locations no longer in use take nothing new. */
export const LocationParentField = ({ rows, of, ...rest }: LocationParentFieldProps) => {
  const { t } = useTranslation('storage');
  const nameOfField = useLocationNames();
  const inside = useMemo(() => (of === undefined ? new Set<string>() : withinRow(rows, of)), [rows, of]);
  const { value } = rest;
  const refuses = useCallback(
    ({ id, active }: StorageLocation) => inside.has(id) || (!active && id !== value),
    [inside, value],
  );
  return (
    <TreeSelect
      label={nameOfField('parentId')}
      placeholder={t('parent.atTop')}
      clearable
      clearButtonProps={{ 'aria-label': t('parent.toTop') }}
      {...rest}
      rows={rows}
      nameOf={nameOf}
      codeOf={codeOf}
      refuses={refuses}
    />
  );
};

const nameOf = ({ name }: StorageLocation) => name;
const codeOf = ({ code }: StorageLocation) => code;
