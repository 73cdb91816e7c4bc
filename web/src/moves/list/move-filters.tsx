import { addDays } from '@archway/contract/kernel/days';
import { moveAttentions } from '@archway/contract/moves/move-rules';
import { moveKinds, moveStatuses } from '@archway/contract/moves/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { useToday } from '../../stagings/use-today.ts';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { PeriodChip } from '../../ui/list/period-chip.tsx';
import { useMoveWords } from '../use-move-words.ts';
import { useVehicles } from '../use-vehicles.ts';
import type { MovesList } from './use-moves-list.ts';

/** Every filter of the moves. A board shows its own days. */
export const MoveFilters = ({ list }: { list: MovesList }) => {
  const { t } = useTranslation('moves');
  const { nameOf, optionName } = useMoveWords();
  const { filters } = list.value;
  const vehicles = useVehicles();
  return (
    <>
      <FilterChip
        label={nameOf('kind')}
        value={filters.kind}
        choices={moveKinds.map((value) => ({ value, label: optionName('kind', value) }))}
        onChange={(kind) => list.filter({ kind })}
      />
      <FilterChip
        label={nameOf('status')}
        value={filters.status}
        choices={moveStatuses.map((value) => ({ value, label: optionName('status', value) }))}
        onChange={(status) => list.filter({ status })}
      />
      <FilterChip
        label={t('filter.attention')}
        value={filters.attention}
        choices={moveAttentions.map((value) => ({ value, label: t(`attention.${value}`) }))}
        onChange={(attention) => list.filter({ attention })}
      />
      {useMay()('members.list') && (
        <MemberChip value={filters.memberId} onChange={(memberId) => list.filter({ memberId })} />
      )}
      {vehicles.length > 0 && (
        <FilterChip
          label={nameOf('vehicleId')}
          value={filters.vehicleId}
          choices={vehicles.map(({ id, name }) => ({ value: id as string, label: name }))}
          onChange={(vehicleId) => list.filter({ vehicleId })}
        />
      )}
      {list.viewMode === 'list' && <Period list={list} />}
    </>
  );
};

type MemberChipProps = { value: string | undefined; onChange: (id: string | undefined) => void };

/** The first hundred members by name; whoever has more finds a move by searching. */
const MemberChip = ({ value, onChange }: MemberChipProps) => {
  const { t } = useTranslation('moves');
  const members = useQuery(queries.members.list.queryOptions({ input: { itemsPerPage: 100 } }));
  const choices = (members.data?.rows ?? []).map(({ id, firstName, lastName }) => ({
    value: id as string,
    label: `${firstName} ${lastName}`,
  }));
  return <FilterChip label={t('filter.member')} value={value} choices={choices} onChange={onChange} />;
};

const Period = ({ list }: { list: MovesList }) => {
  const { t } = useTranslation('moves');
  const today = useToday();
  const { from, to } = list.value.filters;
  return (
    <PeriodChip
      from={from}
      to={to}
      presets={[
        { label: t('period.today'), from: today, to: today },
        { label: t('period.tomorrow'), from: addDays(today, 1), to: addDays(today, 1) },
        { label: t('period.next7'), from: today, to: addDays(today, 6) },
      ]}
      words={{
        label: t('period.label'),
        from: t('period.from'),
        to: t('period.to'),
        done: t('period.done'),
        since: (day) => t('period.since', { day }),
        until: (day) => t('period.until', { day }),
      }}
      onChange={(first, last) => list.filter({ from: first, to: last })}
    />
  );
};
