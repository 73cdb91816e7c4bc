import type { ItemRow } from '@archway/contract/inventory/item';
import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArchive,
  IconArchiveOff,
  IconBuildingWarehouse,
  IconCategory,
  IconChecks,
  IconChevronUp,
  IconPercentage,
  IconPrinter,
  IconTags,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportMenu } from '../../../kit/list/exported-list.ts';
import type { Selection } from '../../../kit/list/use-selection.ts';
import { ExportMenu } from '../../../ui/downloads/export-menu.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { sourcesOfItems } from '../../labels/label-sources.ts';
import { LazyLabelsDialog } from '../../labels/lazy-labels-dialog.ts';
import { useExportItems } from '../use-export-items.ts';
import type { ItemsList } from '../use-items-list.ts';
import type { BulkAction, BulkDialogProps } from './bulk-dialog.tsx';
import { fitFor } from './bulk-rules.ts';

const BulkDialog = lazyDialog<BulkDialogProps>(
  ({ action }) => action !== null,
  async () => (await import('./bulk-dialog.tsx')).BulkDialog,
);

const icons = {
  category: IconCategory,
  tags: IconTags,
  location: IconBuildingWarehouse,
  price: IconPercentage,
  activate: IconArchiveOff,
  archive: IconArchive,
} as const satisfies Record<BulkAction, unknown>;

export type BulkBarProps = {
  list: ItemsList;
  selection: Selection<ItemRow>;
  /** One button for everything, where there is no room for six. */
  compact: boolean;
  /** Chooses every item of the page, where no heading does. */
  onPage?: (() => void) | undefined;
};

/** What can be done with the chosen items together. Stands at the foot of the screen while any is chosen. */
export const BulkBar = ({ list, selection, compact, onPage }: BulkBarProps) => {
  const { t } = useTranslation(['inventory/list', 'inventory']);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [printing, print] = useDisclosure();
  const rows = [...selection.chosen.values()];
  const exported = exportMenu(useExportItems(list, [...selection.ids]), list.sheet);
  const count = rows.length;
  const actions = actionsFor(rows);
  return (
    <SelectionBar
      label={t('bulk.label')}
      count={count}
      words={t('bulk.selected', { count })}
      clear={t('bulk.clear')}
      onClear={selection.clear}
    >
      {onPage && !compact && (
        <Button variant="subtle" onClick={onPage}>
          {t('bulk.page')}
        </Button>
      )}
      {compact ? (
        <ActionsMenu actions={actions} onChoose={setAction} onPrint={print.open} onPage={onPage} />
      ) : (
        <>
          {actions.map((each) => {
            const Icon = icons[each];
            return (
              <Button
                key={each}
                variant="default"
                leftSection={<Icon size={18} aria-hidden />}
                onClick={() => setAction(each)}
              >
                {t(`bulk.${each}.open`)}
              </Button>
            );
          })}
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print.open}>
            {t('inventory:printLabels')}
          </Button>
        </>
      )}
      <ExportMenu {...exported} name={t('title')} label={t('bulk.export', { count })} position="top-end" />
      <BulkDialog action={action} rows={rows} onClose={() => setAction(null)} onDone={selection.clear} />
      <Suspense>
        {printing && <LazyLabelsDialog opened sources={sourcesOfItems(rows)} onClose={print.close} />}
      </Suspense>
    </SelectionBar>
  );
};

type ActionsMenuProps = Pick<BulkBarProps, 'onPage'> & {
  actions: readonly BulkAction[];
  onChoose: (action: BulkAction) => void;
  onPrint: () => void;
};

const ActionsMenu = ({ actions, onChoose, onPrint, onPage }: ActionsMenuProps) => {
  const { t } = useTranslation(['inventory/list', 'inventory']);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button rightSection={<IconChevronUp size={18} aria-hidden />}>{t('bulk.menu')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onChoose(action)}
            >
              {t(`bulk.${action}.open`)}
            </Menu.Item>
          );
        })}
        <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={onPrint}>
          {t('inventory:printLabels')}
        </Menu.Item>
        {onPage && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconChecks size={18} aria-hidden />} onClick={onPage}>
              {t('bulk.page')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Archiving is offered while any of them can be archived, and so is taking into use. */
const actionsFor = (rows: readonly ItemRow[]): BulkAction[] => [
  'category',
  'tags',
  'location',
  'price',
  ...(fitFor(rows, 'active').fit.length > 0 ? (['activate'] as const) : []),
  ...(fitFor(rows, 'archived').fit.length > 0 ? (['archive'] as const) : []),
];
