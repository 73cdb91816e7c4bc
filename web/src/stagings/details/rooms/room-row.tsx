import type { Room } from '@archway/contract/stagings/staging';
import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import { type RoomActions, RoomHead } from './room-head.tsx';
import { RoomPhotos } from './room-photos.tsx';
import classes from './rooms.module.css';

type RoomRowProps = {
  stagingId: string;
  room: Room;
  sum: readonly string[];
  actions: RoomActions | undefined;
  /** Its pieces. */
  children: ReactNode;
};

/** One room: what it is and how large, its pieces, and its photos before and after. */
export const RoomRow = ({ stagingId, room, sum, actions, children }: RoomRowProps) => {
  const { t } = useTranslation('stagings/details');
  const mayChange = actions !== undefined;
  const sortable = useSortable({
    id: room.id,
    disabled: !mayChange,
    attributes: { roleDescription: t('drag.kind') },
  });
  const { transform, transition, isDragging } = sortable;
  const handle = mayChange && (
    <button
      type="button"
      className={classes.handle}
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={t('drag.handle', { name: isolated(room.name) })}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.room}
      data-dragging={isDragging}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <RoomHead room={room} sum={sum} handle={handle} actions={actions} />
      {children}
      <RoomPhotos stagingId={stagingId} room={room} mayChange={mayChange} />
    </li>
  );
};
