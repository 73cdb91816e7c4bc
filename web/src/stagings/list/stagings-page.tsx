import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListBar } from '../../kit/list/list-bar.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Results } from '../../ui/list/results.tsx';
import { DrawnSkeleton } from './drawn-skeleton.tsx';
import { DrawnView } from './drawn-view.tsx';
import { StagingCards } from './staging-cards.tsx';
import { StagingFilters } from './staging-filters.tsx';
import { useExportStagings } from './use-export-stagings.ts';
import { useStagingsList } from './use-stagings-list.ts';
import { ViewSwitch } from './view-switch.tsx';

/** An owner or designer sees every job: what is live, late, ending, colliding. */
export const StagingsPage = () => {
  const { t } = useTranslation('stagings/list');
  const navigate = useNavigate();
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const list = useStagingsList();
  const { viewMode } = list;
  const drawn = viewMode !== 'list';
  // Drawn views read their own rows; how many there are, and whether any, is told by the list.
  const stagings = useQuery({
    ...queries.stagings.list.queryOptions({
      input: drawn ? { ...list.input, page: 1, itemsPerPage: 5 } : list.input,
    }),
    placeholderData: keepPreviousData,
  });
  const create = useAbility().can('create', 'Staging') && (
    <LinkButton to="/stagings/create" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </LinkButton>
  );
  const empty = (
    <EmptyState title={t('empty.title')} action={create}>
      {t('empty.words')}
    </EmptyState>
  );
  const views = <ViewSwitch view={viewMode} onChange={(next) => list.setOptions({ viewMode: next })} />;
  const bar = {
    list,
    label: t('title'),
    search: t('search'),
    filters: <StagingFilters list={list} />,
    exported: useExportStagings(list),
    tools: !phone && views,
  };
  return (
    <Page
      title={t('title')}
      count={stagings.data?.total}
      actions={create}
      width={viewMode === 'board' ? 'wide' : 'full'}
    >
      {phone && views}
      {drawn ? (
        <>
          <ListBar {...bar} nothing={!stagings.data?.total} table={false} />
          <Results
            of={stagings}
            skeleton={<DrawnSkeleton />}
            isEmpty={({ total }) => total === 0}
            empty={empty}
            onClearFilters={list.filtered ? list.clear : undefined}
          >
            {() => <DrawnView list={list} view={viewMode} />}
          </Results>
        </>
      ) : (
        <ListPage
          {...bar}
          rows={stagings}
          keyOf={({ id }) => id}
          empty={empty}
          cards={phone ? (rows) => <StagingCards rows={rows} /> : undefined}
          onOpen={({ id }) => void navigate({ to: '/stagings/$id/$tab', params: { id, tab: 'details' } })}
        />
      )}
    </Page>
  );
};
