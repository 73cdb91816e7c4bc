import { mostRooms } from '@archway/contract/stagings/limits';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { RemoveRoomDialog } from './remove-room-dialog.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import { RoomRow } from './room-row.tsx';
import { SortableRooms } from './sortable-rooms.tsx';
import { useRoomOrder } from './use-room-order.ts';

/** The rooms in the order one walks through them: their measures, how they looked before and how they look now. */
export const RoomsPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const mayChange = useAbility().can('update', 'Staging');
  const [edited, setEdited] = useState<Room | 'new' | null>(null);
  const [removed, setRemoved] = useState<Room | null>(null);
  const { rooms, move } = useRoomOrder(staging);
  const add = mayChange && rooms.length < mostRooms && (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('rooms.add')}
    </Button>
  );
  return (
    <TitledPanel title={t('rooms.title')} action={rooms.length > 0 && add}>
      {rooms.length === 0 ? (
        <EmptyState title={t('rooms.empty')} action={add}>
          {t('rooms.emptyHint')}
        </EmptyState>
      ) : (
        <SortableRooms rooms={rooms} onMove={move}>
          {rooms.map((room, index) => (
            <RoomRow
              key={room.id}
              stagingId={staging.id}
              room={room}
              index={index}
              count={rooms.length}
              mayChange={mayChange}
              onMove={(to) => move(room.id, to)}
              onEdit={() => setEdited(room)}
              onRemove={() => setRemoved(room)}
            />
          ))}
        </SortableRooms>
      )}
      <RoomDrawer stagingId={staging.id} room={edited} onClose={() => setEdited(null)} />
      <RemoveRoomDialog staging={staging} room={removed} onClose={() => setRemoved(null)} />
    </TitledPanel>
  );
};
