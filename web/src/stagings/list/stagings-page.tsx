import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { StagingFilters } from './staging-filters.tsx';
import { useExportStagings } from './use-export-stagings.ts';
import { useStagingsList } from './use-stagings-list.ts';
import { ViewSwitch } from './view-switch.tsx';

/** An owner or designer sees every job: what is live, late, ending, colliding. */
export const StagingsPage = () => {
  const { t } = useTranslation('stagings/list');
  const navigate = useNavigate();
  const list = useStagingsList();
  const stagings = useQuery({
    ...queries.stagings.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const create = useAbility().can('create', 'Staging') && (
    <LinkButton to="/stagings/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </LinkButton>
  );
  return (
    <Page title={t('title')} count={stagings.data?.total} actions={create}>
      <ListPage
        list={list}
        label={t('title')}
        rows={stagings}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={<StagingFilters list={list} />}
        exported={useExportStagings(list)}
        tools={<ViewSwitch view={list.viewMode} onChange={(viewMode) => list.setOptions({ viewMode })} />}
        empty={
          <EmptyState title={t('empty.title')} action={create}>
            {t('empty.words')}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate({ to: '/stagings/$id/$tab', params: { id, tab: 'details' } })}
      />
    </Page>
  );
};
