import type { Unit } from '@archway/contract/inventory/unit';
import type { ItemId, LineId, UnitId } from '@archway/contract/kernel/ids';
import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Staging } from '@archway/contract/stagings/staging';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInventoryWords } from '../../../inventory/words.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useDaysText } from '../use-days-text.ts';
import { unitFreedom } from './unit-freedom.ts';

type UnitSelectProps = {
  itemId: ItemId;
  /** On whose days it is to be free. */
  staging: Staging;
  /** The line it is chosen for, where there is one already. */
  lineId?: LineId | undefined;
  value: UnitId | null;
  onChange: (id: UnitId | null, code: string | null) => void;
};

/** The very piece of an item, with its condition and whether it is free on the days of the staging; any of them where none is chosen. */
export const UnitSelect = ({ itemId, staging, lineId, value, onChange }: UnitSelectProps) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const words = useInventoryWords();
  const { free, textOf } = useFreedom(itemId, staging, lineId);
  const units = useQuery(queries.units.list.queryOptions({ input: { itemId, itemsPerPage: 100 } }));
  const active = (units.data?.rows ?? []).filter(({ lifecycle }) => lifecycle === 'active');
  return (
    <Select
      label={t('line.piece')}
      description={free !== undefined && t('line.pieceFreeOf', { free, owned: active.length })}
      placeholder={t('line.anyPiece')}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      data={active.map((unit) => ({
        value: unit.id as string,
        label: [unit.code, words.condition(unit.condition), ...textOf(unit)].join(' · '),
      }))}
      value={value}
      onChange={(id) => {
        const unit = active.find((one) => one.id === id);
        onChange(unit?.id ?? null, unit?.code ?? null);
      }}
    />
  );
};

/** Whether a piece is free, in words, and how many of its item are, beside what the line has; none until it is known. */
const useFreedom = (itemId: ItemId, staging: Staging, lineId: LineId | undefined) => {
  const { t } = useTranslation('stagings/promises');
  const words = useInventoryWords();
  const day = useDaysText(staging.today);
  const { data } = useQuery(
    queries.availability.get.queryOptions({
      input: { itemIds: itemId, from: staging.installOn, to: staging.heldUntil },
    }),
  );
  const [answer] = data?.rows ?? [];
  const textOf = (unit: Unit): string[] => {
    if (!answer) return [];
    const freedom = unitFreedom(unit, answer, lineId);
    switch (freedom.is) {
      case 'unusable':
        return [words.status(unit.shownStatus)];
      case 'pinned':
        return [
          t('line.pieceHeld', {
            staging: isolated(freedom.holder.name),
            day: day(lastDayOf(freedom.holder)),
          }),
        ];
      default:
        return [t(`line.piece${freedom.is === 'free' ? 'Free' : 'Taken'}`)];
    }
  };
  return { free: lineId ? undefined : answer?.free, textOf };
};
