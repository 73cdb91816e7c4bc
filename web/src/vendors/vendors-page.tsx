import type { VendorRow } from '@archway/contract/vendors/vendor';
import { vendorExportColumns } from '@archway/contract/vendors/vendor-export';
import { vendorFields, vendorKinds, vendorSorts } from '@archway/contract/vendors/vendor-fields';
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
import { RemoveVendorDialog } from './remove-vendor-dialog.tsx';
import { useVendorColumns } from './use-vendor-columns.tsx';
import { useVendorWords } from './use-vendor-names.ts';
import { VendorDrawer } from './vendor-drawer.tsx';

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
  const mayAdd = useAbility().can('create', 'Vendor');
  const navigate = useNavigate();
  const row = useRowInHand<VendorRow>();
  const list = useList(kind, useVendorColumns(row.actions));
  const rows = useQuery({
    ...queries.vendors.list.queryOptions({ input: list.input }),
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
          choices={vendorKinds.map((value) => ({ value, label: optionName('kind', value) }))}
          onChange={(value) => list.filter({ kind: value })}
        />
      }
      exported={{
        may: may('vendors.export'),
        columns: vendorExportColumns,
        take: (request, options) => api.vendors.export({ ...list.query, ...request }, options),
      }}
      onOpen={({ id }) => void navigate({ to: '/vendors/detail/$id', params: { id } })}
    >
      <VendorDrawer {...row.drawer} />
      <RemoveVendorDialog vendor={row.removed} onClose={row.keepRemoved} />
    </ListedPage>
  );
};
