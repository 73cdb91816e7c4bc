import type { Item } from '@archway/contract/inventory/item';
import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { sourcesOfItem } from '../../labels/label-sources.ts';
import { LazyLabelsDialog } from '../../labels/lazy-labels-dialog.ts';
import type { ItemTabProps } from '../item-tab.ts';
import { AddPiecesDrawer } from '../pieces/add-pieces-drawer.tsx';
import { actionIcons, recordActions } from '../record/record-actions.ts';
import { ReceiveDialog } from '../stock/receive-dialog.tsx';
import { useDeskStock } from '../stock/use-desk-stock.ts';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

/** Edit and add at hand; everything else one touch further. */
export const ItemActions = ({ item, onRecord }: ItemTabProps) => {
  const { t } = useTranslation('inventory/item');
  const ability = useAbility();
  const [adding, add] = useDisclosure();
  const bulk = item.tracking === 'bulk';
  const recorder = useDeskStock(item.id);
  const mayAdd = ability.can(bulk ? 'update' : 'create', 'Item');
  return (
    <>
      {ability.can('update', 'Item') && (
        <LinkButton
          to="."
          search={{ edit: '1' } as never} // this route's own
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('actions.edit')}
        </LinkButton>
      )}
      {mayAdd && (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add.open}>
          {bulk ? t('actions.receive') : t('actions.addPieces')}
        </Button>
      )}
      <MoreActions item={item} onRecord={onRecord} />
      {bulk ? (
        <ReceiveDialog opened={adding} recorder={recorder} onClose={add.close} />
      ) : (
        <AddPiecesDrawer opened={adding} item={item} onClose={add.close} />
      )}
    </>
  );
};

const MoreActions = ({ item, onRecord }: ItemTabProps) => {
  const { t } = useTranslation(['inventory/item', 'inventory']);
  const ability = useAbility();
  const { archive, activate } = useChangeStatus();
  const duplicate = useDuplicate();
  const [removing, remove] = useDisclosure();
  const [printing, print] = useDisclosure();
  const may = {
    update: ability.can('update', 'Item'),
    create: ability.can('create', 'Item'),
    delete: ability.can('delete', 'Item') && neverHadPieces(item),
  };
  if (!may.update && !may.create && !may.delete) return null;
  const recorded =
    may.update && item.tracking === 'unit' ? recordActions.filter((action) => isOpen[action](item)) : [];
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label={t('actions.more')} variant="default" size={36}>
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {recorded.map((action) => {
            const Icon = actionIcons[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={() => onRecord(action)}
              >
                {t(`record.${action}.open`)}
              </Menu.Item>
            );
          })}
          {recorded.length > 0 && <Menu.Divider />}
          {may.update && (
            <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={print.open}>
              {t('inventory:printLabels')}
            </Menu.Item>
          )}
          {may.create && (
            <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => duplicate(item)}>
              {t('actions.duplicate')}
            </Menu.Item>
          )}
          {may.update &&
            (item.status === 'active' ? (
              <Menu.Item leftSection={<IconArchive size={18} aria-hidden />} onClick={() => archive(item)}>
                {t('actions.archive')}
              </Menu.Item>
            ) : (
              <Menu.Item
                leftSection={<IconArchiveOff size={18} aria-hidden />}
                onClick={() => activate(item)}
              >
                {t('actions.activate')}
              </Menu.Item>
            ))}
          {may.delete && (
            <Menu.Item
              c="var(--aw-error-text)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={remove.open}
            >
              {t('actions.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <RemoveItemDialog opened={removing} item={item} onClose={remove.close} />
      <Suspense>
        {printing && <LazyLabelsDialog opened sources={sourcesOfItem(item)} onClose={print.close} />}
      </Suspense>
    </>
  );
};

/** An item that ever had a piece has a history, and is archived instead. */
const neverHadPieces = ({ counts: { owned, retired, sold } }: Item) => owned + retired + sold === 0;

const some = ({ counts }: Item) => counts.owned > 0;
/** Whether there is any piece it could be said of. */
const isOpen: Record<(typeof recordActions)[number], (item: Item) => boolean> = {
  move: ({ counts }) => counts.owned + counts.retired > 0,
  reportDamage: some,
  markMissing: ({ counts }) => counts.owned > counts.missing,
  markFound: ({ counts }) => counts.missing > 0,
  retire: some,
  reinstate: ({ counts }) => counts.retired > 0,
  sell: some,
};

const useDuplicate = () => {
  const { t } = useTranslation('inventory/item');
  const navigate = useNavigate();
  const { submit } = useSubmit(api.items.duplicate, {
    onDone: async (copy) => {
      await navigate({ to: '/inventory/$id', params: { id: copy.id }, search: { edit: '1' } as never }); // its own
      toast(t('done.duplicated', { name: isolated(copy.name) }), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  return ({ id }: Item) => void submit({ id });
};
