import type { PropertyRow } from '@archway/contract/properties/property';
import { propertyExportColumns } from '@archway/contract/properties/property-export';
import { propertyFields, propertySorts, propertyTypes } from '@archway/contract/properties/property-fields';
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
import { Segments } from '../ui/list/segments.tsx';
import { PropertiesMap } from './properties-map.tsx';
import { PropertyDrawer } from './property-drawer.tsx';
import { RemovePropertyDialog } from './remove-property-dialog.tsx';
import { usePropertyColumns } from './use-property-columns.tsx';
import { usePropertyWords } from './use-property-words.ts';

const views = ['list', 'map'] as const;

const kind = {
  list: 'properties',
  columns: propertySorts,
  sort: { by: 'address', order: 'asc' },
  filters: tableFilters(propertyFields),
  options: { viewMode: { values: views } },
} as const;

/** A designer or driver looks up a home that is or was staged. */
export const PropertiesPage = () => {
  const { t } = useTranslation('properties');
  const { nameOf, optionName } = usePropertyWords();
  const may = useMay();
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<InHand | null>(null);
  const [removed, setRemoved] = useState<PropertyRow | null>(null);
  const columns = usePropertyColumns({ onEdit: ({ id }) => setInHand({ id }), onRemove: setRemoved });
  const list = useList(kind, columns);
  const properties = useQuery({
    ...queries.properties.list.queryOptions({ input: list.input }),
    placeholderData: keepPreviousData,
  });
  const view = views.find((each) => each === list.value.options['viewMode']) ?? 'list';
  const add = useAbility().can('create', 'Staging') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} count={properties.data?.total} description={t('description')} actions={add}>
      <ListPage
        list={list}
        label={t('title')}
        rows={properties}
        keyOf={({ id }) => id}
        search={t('search')}
        filters={
          <FilterChip
            label={nameOf('type')}
            value={list.value.filters.type}
            choices={propertyTypes.map((value) => ({ value, label: optionName('type', value) }))}
            onChange={(value) => list.filter({ type: value })}
          />
        }
        tools={
          <Segments
            label={t('view.label')}
            value={view}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
            onChange={(next) => list.setOptions({ viewMode: next })}
          />
        }
        exported={{
          may: may('properties.export'),
          columns: propertyExportColumns,
          take: (request, options) => api.properties.export({ ...list.query, ...request }, options),
        }}
        {...(view === 'map' ? { cards: () => <PropertiesMap query={list.query} />, whole: true } : {})}
        empty={
          <EmptyState title={t('empty')} action={add}>
            {t('emptyHint')}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate({ to: '/properties/detail/$id', params: { id } })}
      />
      <PropertyDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <RemovePropertyDialog property={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
};
