import type { ClientRow } from '@archway/contract/clients/client';
import { clientExportColumns } from '@archway/contract/clients/client-export';
import { clientFields, clientKinds, clientSorts } from '@archway/contract/clients/client-fields';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InHand } from '../kit/edit/edit-drawer.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { tableFilters } from '../kit/list/table-filters.ts';
import { useList } from '../kit/list/use-list.ts';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useMay } from '../platform/session/may.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';
import { ClientDrawer } from './client-drawer.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';
import { useClientColumns } from './use-client-columns.tsx';
import { useClientWords } from './use-client-names.ts';

const kind = {
  list: 'clients',
  columns: clientSorts,
  sort: { by: 'name', order: 'asc' },
  filters: tableFilters(clientFields),
} as const;

/** A designer or owner looks up whom they work for, and how to reach them. */
export const ClientsPage = () => {
  const { t } = useTranslation('clients');
  const { nameOf, optionName } = useClientWords();
  const may = useMay();
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<InHand | null>(null);
  const [removed, setRemoved] = useState<ClientRow | null>(null);
  const columns = useClientColumns({ onEdit: ({ id }) => setInHand({ id }), onRemove: setRemoved });
  const list = useList(kind, columns);
  const clients = useQuery({
    ...queries.clients.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const add = useAbility().can('create', 'Client') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} count={clients.data?.total} description={t('description')} actions={add}>
      <ListPage
        list={list}
        label={t('title')}
        rows={clients}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={
          <FilterChip
            label={nameOf('kind')}
            value={list.value.filters.kind}
            choices={clientKinds.map((value) => ({ value, label: optionName('kind', value) }))}
            onChange={(value) => list.filter({ kind: value })}
          />
        }
        exported={{
          may: may('clients.export'),
          columns: clientExportColumns,
          take: (request, options) => api.clients.export({ ...list.query, ...request }, options),
        }}
        empty={
          <EmptyState title={t('empty')} action={add}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate({ to: '/clients/detail/$id', params: { id } })}
      />
      <ClientDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <RemoveClientDialog client={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
