import type { Balance } from '@archway/contract/inventory/unit';
import { Button, Menu } from '@mantine/core';
import { IconArrowsExchange, IconClipboardCheck, IconDots, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Column, DataTable } from '../../../ui/list/data-table.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { TableSkeleton } from '../../../ui/list/table-skeleton.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-tab.ts';
import { CountDialog } from './count-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useDeskStock } from './use-desk-stock.ts';

type StockRequest = { readonly what: 'receive' | 'transfer' | 'count'; readonly at: Balance | null };

/** How many stand where, for things that are counted and not coded. */
export const StockTab = ({ item }: ItemTabProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui', 'names/inventory']);
  const mayChange = useAbility().can('update', 'Item');
  const balances = useQuery(queries.stock.balances.queryOptions({ input: { itemId: item.id } }));
  const [request, setRequest] = useState<StockRequest | null>(null);
  const close = () => setRequest(null);
  const recorder = useDeskStock(item.id);
  const columns: readonly Column<Balance>[] = [
    {
      key: 'location',
      title: t('names/inventory:item.location'),
      main: true,
      render: ({ locationName, locationCode }) => (
        <span className={classes.stands}>
          <bdi>{locationName}</bdi>
          {locationCode && <bdi className={classes.by}>{locationCode}</bdi>}
        </span>
      ),
    },
    {
      key: 'onHand',
      title: t('stock.onHand'),
      align: 'end',
      render: ({ onHand }) => <span data-tabular>{t('ui:number', { value: onHand })}</span>,
    },
    ...(mayChange
      ? [
          {
            key: 'menu',
            title: t('table.actions'),
            untitled: true,
            align: 'end' as const,
            render: (at: Balance) => (
              <Menu position="bottom-end">
                <Menu.Target>
                  <IconButton label={t('table.actionsFor', { code: isolated(at.locationName) })}>
                    <IconDots size={20} aria-hidden />
                  </IconButton>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconArrowsExchange size={18} aria-hidden />}
                    onClick={() => setRequest({ what: 'transfer', at })}
                  >
                    {t('stock.transfer.open')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconClipboardCheck size={18} aria-hidden />}
                    onClick={() => setRequest({ what: 'count', at })}
                  >
                    {t('stock.count.open')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            ),
          },
        ]
      : []),
  ];
  const filled = (rows: readonly Balance[]) => rows.filter(({ onHand }) => onHand > 0);
  const rows = filled(balances.data?.rows ?? []);
  return (
    <div className={classes.tab}>
      {mayChange && rows.length > 0 && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={18} aria-hidden />}
            onClick={() => setRequest({ what: 'transfer', at: null })}
          >
            {t('stock.transfer.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => setRequest({ what: 'count', at: null })}
          >
            {t('stock.count.open')}
          </Button>
        </div>
      )}
      <Panel flush>
        <Results
          of={balances}
          skeleton={<TableSkeleton columns={2} rows={3} />}
          isEmpty={(data) => filled(data.rows).length === 0}
          empty={
            <EmptyState
              title={t('stock.empty')}
              action={
                mayChange && (
                  <Button
                    leftSection={<IconPlus size={18} aria-hidden />}
                    onClick={() => setRequest({ what: 'receive', at: null })}
                  >
                    {t('actions.receive')}
                  </Button>
                )
              }
            >
              {t('stock.emptyHint')}
            </EmptyState>
          }
        >
          {(data) => (
            <DataTable
              label={t('tabs.pieces')}
              columns={columns}
              rows={filled(data.rows)}
              keyOf={({ locationId }) => locationId}
            />
          )}
        </Results>
      </Panel>
      <ReceiveDialog opened={request?.what === 'receive'} recorder={recorder} onClose={close} />
      <TransferDialog
        opened={request?.what === 'transfer'}
        recorder={recorder}
        from={request?.at?.locationId ?? null}
        balances={rows}
        onClose={close}
      />
      <CountDialog
        opened={request?.what === 'count'}
        recorder={recorder}
        at={request?.at?.locationId ?? null}
        balances={rows}
        onClose={close}
      />
    </div>
  );
};
