import type { Label } from '@archway/contract/inventory/labels/label';
import {
  labelKinds,
  labelListFields,
  labelSorts,
  labelStatuses,
} from '@archway/contract/inventory/labels/label-fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/list-page.tsx';
import { tableFilters } from '../../kit/list/table-filters.ts';
import { useList } from '../../kit/list/use-list.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { PrintBlankButton } from './print-blank-button.tsx';
import { RevokeLabelDialog } from './revoke-label-dialog.tsx';
import { useLabelColumns } from './use-label-columns.tsx';

const kind = {
  list: 'labels',
  columns: labelSorts,
  sort: { by: 'createdAt', order: 'desc' },
  filters: tableFilters(labelListFields),
} as const;

/** A warehouse hand prints blank labels for what comes in, and retires those that were lost. */
export const LabelsPage = () => {
  const { t } = useTranslation('inventory/labels');
  const navigate = useNavigate();
  const [revoked, setRevoked] = useState<Label | null>(null);
  const mayChange = useAbility().can('update', 'Item');
  const list = useList(kind, useLabelColumns({ onRevoke: mayChange ? setRevoked : undefined }));
  const { filters } = list.value;
  const labels = useQuery({
    ...queries.labels.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      count={labels.data?.total}
      description={t('description')}
      actions={mayChange && <PrintBlankButton />}
    >
      <ListPage
        list={list}
        label={t('title')}
        rows={labels}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={
          <>
            <FilterChip
              label={t('fields.kind')}
              value={filters.kind}
              choices={labelKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              onChange={(value) => list.filter({ kind: value })}
            />
            <FilterChip
              label={t('fields.status')}
              value={filters.status}
              choices={labelStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChange={(value) => list.filter({ status: value })}
            />
          </>
        }
        empty={
          <EmptyState title={t('empty')} action={mayChange && <PrintBlankButton />}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={({ code }) => void navigate({ to: '/scan/$id', params: { id: code } })}
      />
      <RevokeLabelDialog label={revoked} onClose={() => setRevoked(null)} />
    </Page>
  );
};
