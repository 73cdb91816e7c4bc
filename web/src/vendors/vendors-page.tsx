import type { VendorRow } from '@archway/contract/vendors/vendor';
import { vendorExportColumns } from '@archway/contract/vendors/vendor-export';
import { vendorFields, vendorKinds, vendorSorts } from '@archway/contract/vendors/vendor-fields';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { RemoveVendorDialog } from './remove-vendor-dialog.tsx';
import { useVendorColumns } from './use-vendor-columns.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import { VendorDrawer, type VendorInHand } from './vendor-drawer.tsx';

const kind = {
  list: 'vendors',
  columns: vendorSorts,
  sort: { by: 'name', order: 'asc' },
  filters: tableFilters(vendorFields),
} as const;

/** A warehouse lead or buyer looks up where something was bought, and whom to call there. */
export const VendorsPage = () => {
  const { t } = useTranslation('vendors');
  const { nameOf, optionName } = useVendorWords();
  const may = useMay();
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<VendorInHand | null>(null);
  const [removed, setRemoved] = useState<VendorRow | null>(null);
  const columns = useVendorColumns({ onEdit: ({ id }) => setInHand({ id }), onRemove: setRemoved });
  const list = useList(kind, columns);
  const vendors = useQuery({
    ...queries.vendors.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const add = useAbility().can('create', 'Vendor') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} count={vendors.data?.total} description={t('description')} actions={add}>
      <ListPage
        list={list}
        label={t('title')}
        rows={vendors}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={
          <FilterChip
            label={nameOf('kind')}
            value={list.value.filters.kind}
            choices={vendorKinds.map((value) => ({ value, label: optionName('kind', value) }))}
            onChange={(value) => list.filter({ kind: value })}
          />
        }
        exported={{
          may: may('vendors.export'),
          columns: vendorExportColumns,
          take: (request, options) => api.vendors.export({ ...list.query, ...request }, options),
        }}
        empty={
          <EmptyState title={t('empty')} action={add}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate({ to: '/vendors/detail/$id', params: { id } })}
      />
      <VendorDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <RemoveVendorDialog vendor={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
