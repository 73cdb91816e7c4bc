import { addDays, addMonths } from '@archway/contract/kernel/days';
import { stagingTypes } from '@archway/contract/stagings/staging-fields';
import { attentions, phases } from '@archway/contract/stagings/staging-rules';
import { stagingStatuses } from '@archway/contract/stagings/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { PeriodChip } from '../../ui/list/period-chip.tsx';
import { useStagingWords } from '../use-staging-words.ts';
import { useToday } from '../use-today.ts';
import { ClientChip } from './client-chip.tsx';
import type { StagingsList } from './use-stagings-list.ts';

/** Every filter of the stagings; they hold in every view. */
export const StagingFilters = ({ list }: { list: StagingsList }) => {
  const { t } = useTranslation('stagings/list');
  const { nameOf, optionName } = useStagingWords();
  const { filters } = list.value;
  const may = useMay();
  return (
    <>
      <FilterChip
        label={t('filter.phase')}
        value={filters.phase}
        choices={phases.map((value) => ({ value, label: t(`phase.${value}`) }))}
        onChange={(phase) => list.filter({ phase, status: undefined })}
      />
      <FilterChip
        label={nameOf('status')}
        value={filters.status}
        choices={stagingStatuses.map((value) => ({ value, label: optionName('status', value) }))}
        onChange={(status) => list.filter({ status, phase: undefined })}
      />
      <FilterChip
        label={t('filter.attention')}
        value={filters.attention}
        choices={attentions.map((value) => ({ value, label: t(`attention.${value}`) }))}
        onChange={(attention) => list.filter({ attention })}
      />
      <FilterChip
        label={nameOf('type')}
        value={filters.type}
        choices={stagingTypes.map((value) => ({ value, label: optionName('type', value) }))}
        onChange={(type) => list.filter({ type })}
      />
      {may('members.list') && (
        <DesignerChip value={filters.designerId} onChange={(designerId) => list.filter({ designerId })} />
      )}
      {may('clients.list') && !list.bound && (
        <ClientChip value={filters.clientId} onChange={(clientId) => list.filter({ clientId })} />
      )}
      <Period list={list} />
    </>
  );
};

type DesignerChipProps = { value: string | undefined; onChange: (id: string | undefined) => void };

/** The first hundred members by name; whoever has more finds a designer's jobs by searching. */
const DesignerChip = ({ value, onChange }: DesignerChipProps) => {
  const { nameOf } = useStagingWords();
  const members = useQuery(queries.members.list.queryOptions({ input: { itemsPerPage: 100 } }));
  const choices = (members.data?.rows ?? []).map(({ id, firstName, lastName }) => ({
    value: id as string,
    label: `${firstName} ${lastName}`,
  }));
  return <FilterChip label={nameOf('designer')} value={value} choices={choices} onChange={onChange} />;
};

const Period = ({ list }: { list: StagingsList }) => {
  const { t } = useTranslation('stagings/list');
  const today = useToday();
  const month = `${today.slice(0, 7)}-01`;
  const monthFrom = (first: string) => ({ from: first, to: addDays(addMonths(first, 1), -1) });
  const { from, to } = list.value.filters;
  return (
    <PeriodChip
      from={from}
      to={to}
      presets={[
        { label: t('period.thisMonth'), ...monthFrom(month) },
        { label: t('period.nextMonth'), ...monthFrom(addMonths(month, 1)) },
        { label: t('period.next90'), from: today, to: addDays(today, 90) },
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
