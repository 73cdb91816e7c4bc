import type { Line } from '@archway/contract/stagings/line';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { isEnded, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { AddPiecesDrawerProps } from './add/add-pieces-drawer.tsx';
import type { LineDialogProps } from './line/line-dialog.tsx';
import { addKeyOf } from './line/removing-rules.ts';
import type { SwapDialogProps } from './line/swap-dialog.tsx';
import { useLineActions } from './line/use-line-actions.tsx';
import { RoomLines } from './room-lines.tsx';
import { byRoom } from './room-rules.ts';
import { useLines } from './use-lines.ts';
import { useShortages } from './use-shortages.ts';

const AddPiecesDrawer = lazyDialog<AddPiecesDrawerProps>(
  ({ room }) => room !== null,
  async () => (await import('./add/add-pieces-drawer.tsx')).AddPiecesDrawer,
);
const LineDialog = lazyDialog<LineDialogProps>(
  ({ line }) => line !== null,
  async () => (await import('./line/line-dialog.tsx')).LineDialog,
);
const SwapDialog = lazyDialog<SwapDialogProps>(
  ({ line }) => line !== null,
  async () => (await import('./line/swap-dialog.tsx')).SwapDialog,
);

/** What is promised to each room of a staging, and all that is done with it. */
export const StagingPieces = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/promises');
  const lines = useLines(staging.id);
  const rows = lines.data?.rows ?? [];
  const [room, setRoom] = useState<Room | null>(null);
  const [edited, setEdited] = useState<Line | null>(null);
  const [swapped, setSwapped] = useState<Line | null>(null);
  const { actions, dialog } = useLineActions(staging, rows, { onEdit: setEdited, onSwap: setSwapped });
  const mayChange = useAbility().can('update', 'Staging') && !isEnded(staging.status);
  const shortages = useShortages(staging);
  const [firstRoom] = staging.rooms;
  const unheld = rows.filter(
    ({ status, bumped }) => status === 'soft' || status === 'expired' || status === null || bumped > 0,
  );
  return (
    <Stack gap="md">
      <TitledPanel
        title={t('title')}
        action={
          mayChange &&
          rows.length > 0 &&
          unheld.length > 0 &&
          promiseStatusOf(staging.status) !== 'out' && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconLock size={16} aria-hidden />}
              loading={unheld.every(actions.isHolding)}
              onClick={() => actions.reserve(unheld)}
            >
              {t('reserveAll')}
            </Button>
          )
        }
      >
        <Results of={lines} skeleton={<Skeleton height={200} radius="md" />}>
          {() =>
            staging.rooms.length === 0 ? (
              <EmptyState title={t('noRooms.title')}>{t('noRooms.hint')}</EmptyState>
            ) : rows.length === 0 ? (
              <EmptyState
                title={t('empty.title')}
                action={
                  mayChange &&
                  firstRoom && (
                    <Button
                      leftSection={<IconPlus size={18} aria-hidden />}
                      data-focus-key={addKeyOf(firstRoom.id)}
                      onClick={() => setRoom(firstRoom)}
                    >
                      {t('add.open')}
                    </Button>
                  )
                }
              >
                {t('empty.hint')}
              </EmptyState>
            ) : (
              <Stack gap="lg">
                {byRoom(staging.rooms, rows).map((one) => (
                  <RoomLines
                    key={one.room.id}
                    staging={staging}
                    {...one}
                    shortages={shortages}
                    actions={mayChange ? actions : undefined}
                    onAdd={mayChange ? () => setRoom(one.room) : undefined}
                  />
                ))}
              </Stack>
            )
          }
        </Results>
      </TitledPanel>
      <AddPiecesDrawer staging={staging} room={room} lines={rows} onClose={() => setRoom(null)} />
      <LineDialog staging={staging} line={edited} lines={rows} onClose={() => setEdited(null)} />
      <SwapDialog staging={staging} line={swapped} lines={rows} onClose={() => setSwapped(null)} />
      {dialog}
    </Stack>
  );
};
