import type { Balance } from '@archway/contract/inventory/unit';
import { useTranslation } from 'react-i18next';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Results } from '../../ui/list/results.tsx';
import { TableSkeleton } from '../../ui/list/table-skeleton.tsx';
import { balanceKey } from './relocate-rules.ts';
import { useBalanceColumns } from './use-balance-columns.tsx';

type BulkHereProps = {
  balances: {
    readonly data: { readonly rows: readonly Balance[] } | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  selection:
    | {
        readonly chosen: ReadonlyMap<string, Balance>;
        readonly onChange: (ids: ReadonlySet<string>, shown: readonly Balance[]) => void;
      }
    | undefined;
};

/** The balances of bulk pieces in a location. Without any there is nothing to show. */
export const BulkHere = ({ balances, selection }: BulkHereProps) => {
  const { t } = useTranslation('storage');
  const columns = useBalanceColumns();
  if (balances.data?.rows.length === 0) return null;
  return (
    <TitledPanel title={t('contents.bulk')} flush>
      <Results of={balances} skeleton={<TableSkeleton rows={3} columns={3} />}>
        {({ rows }) => (
          <DataTable<Balance>
            label={t('contents.bulk')}
            columns={columns}
            rows={rows}
            keyOf={balanceKey}
            selection={
              selection && {
                selected: new Set(selection.chosen.keys()),
                onChange: (ids) => selection.onChange(ids, rows),
                nameOf: ({ itemName, locationName }) => `${itemName}, ${locationName}`,
              }
            }
          />
        )}
      </Results>
    </TitledPanel>
  );
};
