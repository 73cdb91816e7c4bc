import { mostRooms } from '@archway/contract/stagings/limits';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { HoldAllButton } from '../../promises/hold-all-button.tsx';
import { RoomLines } from '../../promises/room-lines.tsx';
import { byRoom } from '../../promises/room-rules.ts';
import { useRoomSum } from '../../promises/use-room-sum.ts';
import { useStagingPieces } from '../../promises/use-staging-pieces.tsx';
import { RemoveRoomDialog } from './remove-room-dialog.tsx';
import type { RoomDrawerProps } from './room-drawer.tsx';
import { RoomRow } from './room-row.tsx';
import { SortableRooms } from './sortable-rooms.tsx';
import { useRoomOrder } from './use-room-order.ts';

const RoomDrawer = lazyDialog<RoomDrawerProps>(
  ({ room }) => room !== null,
  async () => (await import('./room-drawer.tsx')).RoomDrawer,
);

type RoomsPanelProps = {
  staging: Staging;
  /** Opens the catalog for a room; left out for whoever may not add pieces. */
  onAdd: ((room: Room) => void) | undefined;
};

/** The rooms in the order one walks through them, each with its pieces, its measures and its photos. */
export const RoomsPanel = ({ staging, onAdd }: RoomsPanelProps) => {
  const { t } = useTranslation('stagings/details');
  const mayChange = useAbility().can('update', 'Staging');
  const [edited, setEdited] = useState<Room | 'new' | null>(null);
  const [removed, setRemoved] = useState<Room | null>(null);
  const { rooms, move } = useRoomOrder(staging);
  const { lines, rows, shortages, actions, dialogs } = useStagingPieces(staging);
  const sumOf = useRoomSum(staging, shortages);
  const add = mayChange && rooms.length < mostRooms && (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('rooms.add')}
    </Button>
  );
  const actionsOf = (room: Room, index: number) => ({
    onAdd: onAdd && (() => onAdd(room)),
    onEdit: () => setEdited(room),
    onRemove: () => setRemoved(room),
    onUp: index > 0 ? () => move(room.id, index - 1) : undefined,
    onDown: index < rooms.length - 1 ? () => move(room.id, index + 1) : undefined,
  });
  const tools = rooms.length > 0 && (
    <Group gap="xs">
      {actions && <HoldAllButton staging={staging} lines={rows} actions={actions} />}
      {add}
    </Group>
  );
  return (
    <TitledPanel title={t('rooms.withPieces')} action={tools}>
      {rooms.length === 0 ? (
        <EmptyState title={t('rooms.empty')} action={add}>
          {t('rooms.emptyHint')}
        </EmptyState>
      ) : (
        <SortableRooms rooms={rooms} onMove={move}>
          {byRoom(rooms, rows).map(({ room, lines: ofRoom }, index) => (
            <RoomRow
              key={room.id}
              stagingId={staging.id}
              room={room}
              sum={lines.data ? sumOf(ofRoom) : []}
              actions={mayChange ? actionsOf(room, index) : undefined}
            >
              {!lines.data && !lines.error && <Skeleton height={64} radius="md" />}
              <RoomLines
                staging={staging}
                lines={ofRoom}
                label={t('rooms.piecesOf', { name: isolated(room.name) })}
                shortages={shortages}
                actions={actions}
              />
            </RoomRow>
          ))}
        </SortableRooms>
      )}
      {/* The rooms are known; of pieces that did not come that is told once. */}
      {!lines.data && lines.error && <Results of={lines}>{() => null}</Results>}
      <RoomDrawer stagingId={staging.id} room={edited} onClose={() => setEdited(null)} />
      <RemoveRoomDialog staging={staging} room={removed} onClose={() => setRemoved(null)} />
      {dialogs}
    </TitledPanel>
  );
};
