import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsMenu } from '../../kit/list/columns-menu.tsx';
import { ViewsMenu } from '../../kit/list/views-menu.tsx';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { type ListColumn, useColumnChoice } from './column-choice.ts';
import { ExportItems } from './export-items.tsx';
import { type ViewMode, viewModes } from './list-state.ts';
import classes from './list-tools.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { ItemsList } from './use-items-list.ts';
import { useListColumnName } from './use-list-column-name.ts';
import { useViewedItems } from './views/use-viewed-items.ts';

type ListToolsProps = {
  list: ItemsList;
  /** Whether the rows stand in a table, which is sorted by its headings and has columns to choose. */
  table: boolean;
  /** How many items fit. */
  total: number | undefined;
};

/** How the list is shown. What belongs to the list as a whole has its place here. */
export const ListTools = ({ list, table, total }: ListToolsProps) => (
  <div className={classes.tools}>
    {!list.category && <ItemViews list={list} />}
    <ExportItems list={list} category={list.category} disabled={!total} />
    {table ? <ItemColumns /> : <SortMenu list={list} />}
    <ViewToggle view={list.value.viewMode} onChange={list.view} />
  </div>
);

const ItemViews = ({ list }: { list: ItemsList }) => <ViewsMenu viewed={useViewedItems(list)} />;

const icons = { list: IconList, grid: IconLayoutGrid };

const ViewToggle = ({ view, onChange }: { view: ViewMode; onChange: (view: ViewMode) => void }) => {
  const { t } = useTranslation('inventory/list');
  return (
    <SegmentedControl
      aria-label={t('view.label')}
      value={view}
      withItemsBorders={false}
      data={viewModes.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: (
            <Center title={t(`view.${value}`)}>
              <Icon size={20} aria-hidden />
              <VisuallyHidden>{t(`view.${value}`)}</VisuallyHidden>
            </Center>
          ),
        };
      })}
      onChange={onChange}
    />
  );
};

const ItemColumns = () => {
  const [opened, setOpened] = useState(false);
  useCustomFields({ when: opened });
  const columnName = useListColumnName();
  const { columns, choosable, isUsual, toggle, reset } = useColumnChoice();
  return (
    <ColumnsMenu
      onOpen={() => setOpened(true)}
      columns={choosable.map((column) => ({ key: column, title: columnName(column) }))}
      shown={columns}
      isUsual={isUsual}
      onToggle={(column) => toggle(column as ListColumn)} // one of those above
      onReset={reset}
    />
  );
};
