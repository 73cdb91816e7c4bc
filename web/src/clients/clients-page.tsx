import type { ClientRow } from '@archway/contract/clients/client';
import { clientExportColumns } from '@archway/contract/clients/client-export';
import { clientFields, clientKinds, clientSorts } from '@archway/contract/clients/client-fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListedPage } from '../kit/list/listed-page.tsx';
import { tableFilters } from '../kit/list/table-filters.ts';
import { useList } from '../kit/list/use-list.ts';
import { useRowInHand } from '../kit/list/use-row-in-hand.ts';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useMay } from '../platform/session/may.ts';
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
  const mayAdd = useAbility().can('create', 'Client');
  const navigate = useNavigate();
  const row = useRowInHand<ClientRow>();
  const list = useList(kind, useClientColumns(row.actions));
  const rows = useQuery({
    ...queries.clients.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListedPage
      words={t}
      list={list}
      rows={rows}
      onAdd={mayAdd && row.add}
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
      onOpen={({ id }) => void navigate({ to: '/clients/detail/$id', params: { id } })}
    >
      <ClientDrawer {...row.drawer} />
      <RemoveClientDialog client={row.removed} onClose={row.keepRemoved} />
    </ListedPage>
  );
};
