import type { RoomId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import classes from './rooms.module.css';

type SortableRoomsProps = {
  rooms: readonly Room[];
  onMove: (id: RoomId, to: number) => void;
  children: ReactNode;
};

/** Rooms that are put in order, one below the other. */
export const SortableRooms = ({ rooms, onMove, children }: SortableRoomsProps) => {
  const { t } = useTranslation('stagings/details');
  return (
    <SortableList
      ids={rooms.map(({ id }) => id)}
      strategy={verticalListSortingStrategy}
      onMove={onMove}
      words={{ how: t('drag.how'), cancel: t('drag.cancel'), step: (step, at) => t(`drag.${step}`, at) }}
    >
      <ul className={classes.rooms} aria-label={t('rooms.title')}>
        {children}
      </ul>
    </SortableList>
  );
};
