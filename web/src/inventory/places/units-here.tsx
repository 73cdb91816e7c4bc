import type { Unit } from '@archway/contract/inventory/unit';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Results } from '../../ui/results.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { TitledPanel } from '../../ui/titled-panel.tsx';
import type { useListSearch } from '../../ui/use-list-search.ts';
import classes from './places.module.css';
import { useUnitColumns } from './use-unit-columns.tsx';

type Page = { readonly rows: readonly Unit[]; readonly total: number };
type UnitsHereProps = {
  units: {
    readonly data: Page | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  list: ReturnType<typeof useListSearch<never>>;
  places: readonly StorageLocation[];
  here: string;
  selection:
    | {
        readonly chosen: ReadonlyMap<string, Unit>;
        readonly onChange: (ids: ReadonlySet<string>, shown: readonly Unit[]) => void;
      }
    | undefined;
};

/** The pieces with codes of their own that stand in a place. A place that holds only piles has no such list. */
export const UnitsHere = ({ units, list, places, here, selection }: UnitsHereProps) => {
  const { t } = useTranslation('storage');
  const columns = useUnitColumns(places, here);
  const { page, itemsPerPage, searchQuery, sort } = list.value;
  if (units.data?.total === 0 && !list.filtered) return null;
  return (
    <TitledPanel title={t('contents.units')} flush>
      <div className={classes.search}>
        <SearchField label={t('contents.search')} value={searchQuery} onSearch={list.search} />
      </div>
      <Results
        of={units}
        skeleton={<TableSkeleton columns={5} />}
        isEmpty={({ rows, total }) => rows.length === 0 && total === 0}
        onClearFilters={list.filtered ? list.clear : undefined}
      >
        {({ rows, total }) => (
          <>
            <DataTable
              label={t('contents.units')}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              sort={sort}
              onSort={list.sortBy}
              selection={
                selection && {
                  selected: new Set(selection.chosen.keys()),
                  onChange: (ids) => selection.onChange(ids, rows),
                  nameOf: ({ code, itemName }) => `${code} ${itemName}`,
                }
              }
            />
            <Pages
              total={total}
              page={page}
              itemsPerPage={itemsPerPage}
              onPage={list.goTo}
              onItemsPerPage={list.show}
            />
          </>
        )}
      </Results>
    </TitledPanel>
  );
};
