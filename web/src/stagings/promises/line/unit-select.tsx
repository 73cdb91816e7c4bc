import type { ItemId, UnitId } from '@archway/contract/kernel/ids';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInventoryWords } from '../../../inventory/words.ts';
import { queries } from '../../../platform/api/query-client.ts';

type UnitSelectProps = { itemId: ItemId; value: UnitId | null; onChange: (id: UnitId | null) => void };

/** The very piece of an item, with its condition and what it is up to; any of them where none is chosen. */
export const UnitSelect = ({ itemId, value, onChange }: UnitSelectProps) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const words = useInventoryWords();
  const units = useQuery(queries.units.list.queryOptions({ input: { itemId, itemsPerPage: 100 } }));
  const active = (units.data?.rows ?? []).filter(({ lifecycle }) => lifecycle === 'active');
  return (
    <Select
      label={t('line.piece')}
      placeholder={t('line.anyPiece')}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      data={active.map(({ id, code, condition, shownStatus }) => ({
        value: id as string,
        label: `${code} · ${words.condition(condition)} · ${words.status(shownStatus)}`,
      }))}
      value={value}
      onChange={(id) => onChange(id as UnitId | null)} // one of the pieces
    />
  );
};
