import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { StagingFilters } from './staging-filters.tsx';
import { useExportStagings } from './use-export-stagings.ts';
import { useStagingsList } from './use-stagings-list.ts';

type StagingsOfProps = { clientId: string } | { propertyId: string };

/** The stagings of one client, or in one property. */
export const StagingsOf = (of: StagingsOfProps) => {
  const { t } = useTranslation('stagings/list');
  const navigate = useNavigate();
  const list = useStagingsList('clientId' in of ? { clientId: of.clientId } : { propertyId: of.propertyId });
  const stagings = useQuery({
    ...queries.stagings.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const few = !list.filtered && (stagings.data?.total ?? 0) <= 8;
  return (
    <ListPage
      list={list}
      label={t('title')}
      title={t('title')}
      rows={stagings}
      keyOf={({ id }) => id}
      search={t('search')}
      filters={<StagingFilters list={list} />}
      exported={useExportStagings(list)}
      bare={few}
      empty={<EmptyState title={t('of.empty')}>{t('of.emptyHint')}</EmptyState>}
      onOpen={({ id }) => void navigate({ to: '/stagings/$id/$tab', params: { id, tab: 'details' } })}
    />
  );
};
