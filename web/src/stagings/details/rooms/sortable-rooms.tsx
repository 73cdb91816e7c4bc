import type { RoomId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rooms.module.css';

type SortableRoomsProps = {
  rooms: readonly Room[];
  onMove: (id: RoomId, to: number) => void;
  children: ReactNode;
};

/** Rooms that are put in order by mouse, finger or keyboard; each step is said aloud. */
export const SortableRooms = ({ rooms, onMove, children }: SortableRoomsProps) => {
  const { t } = useTranslation('stagings/details');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays is a drag; one that goes on is a scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => rooms.findIndex((room) => room.id === id);
  const announce = (key: 'start' | 'over' | 'end', id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : t(`drag.${key}`, { n: indexOf(id) + 1, count: rooms.length });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.how') },
        announcements: {
          onDragStart: ({ active }) => announce('start', active.id),
          // Where it stands already says nothing new.
          onDragOver: ({ active, over }) => (over?.id === active.id ? undefined : announce('over', over?.id)),
          onDragEnd: ({ over }) => announce('end', over?.id),
          onDragCancel: () => t('drag.cancel'),
        },
      }}
      onDragEnd={({ active, over }) => over && onMove(active.id as RoomId, indexOf(over.id))} // rooms by their ids
    >
      <SortableContext items={rooms.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={classes.rooms} aria-label={t('rooms.title')}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
