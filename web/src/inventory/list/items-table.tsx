import type { ItemRow } from '@archway/contract/inventory/item';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/list/data-table.tsx';
import classes from './items-table.module.css';
import type { CategoryLooks } from './use-category-looks.ts';
import { sortOf, useItemColumns } from './use-item-columns.tsx';
import type { ItemSelection } from './use-item-selection.ts';
import type { ItemsList } from './use-items-list.ts';

type ItemsTableProps = {
  rows: readonly ItemRow[];
  list: ItemsList;
  looks: CategoryLooks;
  selection: ItemSelection | undefined;
};

export const ItemsTable = ({ rows, list, looks, selection }: ItemsTableProps) => {
  const { t } = useTranslation('inventory/list');
  const navigate = useNavigate();
  const columns = useItemColumns(looks);
  return (
    <div className={classes.table}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        sort={sortOf(list.value)}
        onSort={list.sortBy}
        onOpen={({ id }) => void navigate({ to: '/inventory/$id', params: { id } })}
        selection={
          selection && { selected: selection.ids, onChange: selection.become, nameOf: ({ name }) => name }
        }
      />
    </div>
  );
};
