import { loggedActions } from 'virtual:archway-actions';
import type { AuditEntry } from '@archway/contract/audit/audit';
import { auditExportColumns } from '@archway/contract/audit/audit-export';
import { auditSorts } from '@archway/contract/audit/audit-sorts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../kit/list/list-page.tsx';
import { useList } from '../kit/list/use-list.ts';
import { api } from '../platform/api/api.ts';
import { queries } from '../platform/api/query-client.ts';
import { useMay } from '../platform/session/may.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { FilterChip } from '../ui/list/filter-chip.tsx';
import { readDay, readId, readOneOf } from '../ui/list/read-filter.ts';
import { SearchedChip } from '../ui/list/searched-chip.tsx';
import { DatesChip } from './dates-chip.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditWords } from './use-audit-words.ts';
import { usePeople } from './use-people.ts';

const kind = {
  list: 'audit',
  columns: auditSorts,
  sort: { by: 'at', order: 'desc' },
  filters: {
    actorId: readId,
    action: readOneOf(loggedActions),
    from: readDay,
    to: readDay,
  },
} as const;

/** An owner, administrator or accountant finds out who changed what, and when. */
export const AuditTab = () => {
  const { t } = useTranslation('audit');
  const may = useMay();
  const words = useAuditWords();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const list = useList(kind, useAuditColumns({ onOpen: setOpened }));
  const { filters } = list.value;
  const entries = useQuery({
    ...queries.audit.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const people = usePeople();
  return (
    <>
      <ListPage
        list={list}
        label={t('title')}
        rows={entries}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={
          <>
            <FilterChip
              label={t('who')}
              value={filters.actorId}
              choices={people}
              onChange={(actorId) => list.filter({ actorId })}
            />
            <SearchedChip
              label={t('what')}
              value={filters.action}
              choices={loggedActions.map((action) => ({
                value: action,
                label: words.nameOf(action),
                group: words.thingOf(action),
              }))}
              onChange={(action) => list.filter({ action })}
            />
            <DatesChip
              from={filters.from}
              to={filters.to}
              onChange={(from, to) => list.filter({ from, to })}
            />
          </>
        }
        exported={{
          may: may('audit.export'),
          columns: auditExportColumns,
          take: (request, options) => api.audit.export({ ...list.query, ...request }, options),
        }}
        empty={
          <EmptyState picture="quiet" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={setOpened}
      />
      <EntryDrawer entry={opened} onClose={() => setOpened(null)} />
    </>
  );
};
