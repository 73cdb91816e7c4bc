import { Center, Menu, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconColumns3, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { choosableColumns, useColumnChoice } from './column-choice.ts';
import { ExportItems } from './export-items.tsx';
import { type ViewMode, viewModes } from './list-state.ts';
import classes from './list-tools.module.css';
import { SortMenu } from './sort-menu.tsx';
import type { ItemsList } from './use-items-list.ts';
import { ViewsMenu } from './views/views-menu.tsx';

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
    {!list.category && <ViewsMenu list={list} />}
    <ExportItems list={list} category={list.category} disabled={!total} />
    {table ? <ColumnsMenu /> : <SortMenu list={list} />}
    <ViewToggle view={list.value.viewMode} onChange={list.view} />
  </div>
);

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

const ColumnsMenu = () => {
  const { t } = useTranslation('inventory/list');
  const { t: ti } = useTranslation('inventory');
  const { shown, isUsual, toggle, reset } = useColumnChoice();
  const chosen = shown.split(',');
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <IconButton label={t('columns.choose')}>
          <IconColumns3 size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('columns.choose')}</Menu.Label>
        {choosableColumns.map((column) => (
          <Menu.CheckboxItem
            key={column}
            checked={chosen.includes(column)}
            checkIcon={<IconCheck size={16} aria-hidden />}
            onChange={() => toggle(column)}
          >
            {ti(`fields.${column}`)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={isUsual} onClick={reset}>
          {t('columns.reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
