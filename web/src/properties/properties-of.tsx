import type { PropertyRow } from '@archway/contract/properties/property';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { TitledPanel } from '../ui/layout/titled-panel.tsx';
import { DataTable } from '../ui/list/data-table.tsx';
import { Results } from '../ui/list/results.tsx';
import { TableSkeleton } from '../ui/list/table-skeleton.tsx';
import classes from './properties-of.module.css';
import { usePropertyColumns } from './use-property-columns.tsx';

/** So many are read at a glance; whoever has more is looked up in the list. */
const most = 100;

/** The homes that a client owns, or had staged. */
export const PropertiesOf = ({ clientId }: { clientId: string }) => {
  const { t } = useTranslation('properties');
  const navigate = useNavigate();
  const columns = usePropertyColumns(noActions).filter(({ extra, untitled }) => !extra && !untitled);
  const properties = useQuery(
    queries.properties.list.queryOptions({ input: { clientId, itemsPerPage: most } }),
  );
  return (
    <TitledPanel title={t('title')} flush>
      <Results
        of={properties}
        skeleton={<TableSkeleton columns={columns.length} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className={classes.none}>{t('noneOfClient')}</p>}
      >
        {({ rows }) => (
          <DataTable<PropertyRow>
            label={t('title')}
            columns={columns.map(({ sortable: _, ...column }) => column)}
            rows={rows}
            keyOf={({ id }) => id}
            onOpen={({ id }) => void navigate({ to: '/properties/detail/$id', params: { id } })}
          />
        )}
      </Results>
    </TitledPanel>
  );
};

const noActions = { onEdit: () => undefined, onRemove: () => undefined };
