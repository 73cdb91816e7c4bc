import type { FileId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import { useSortable } from '@dnd-kit/sortable';
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../../inventory/pictures/picture-row.tsx';
import { api } from '../../../platform/api/api.ts';
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './rooms.module.css';
import { useRoomFacts } from './use-room-facts.ts';

type RoomRowProps = {
  stagingId: string;
  room: Room;
  index: number;
  count: number;
  mayChange: boolean;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** One room: what it is, how large, and its photos before and after side by side. */
export const RoomRow = (props: RoomRowProps) => {
  const { stagingId, room, index, count, mayChange, onMove, onEdit, onRemove } = props;
  const { t } = useTranslation('stagings/details');
  const factsOf = useRoomFacts();
  const sortable = useSortable({
    id: room.id,
    disabled: !mayChange,
    attributes: { roleDescription: t('drag.kind') },
  });
  const { transform, transition, isDragging } = sortable;
  const { id: roomId, name, beforeIds, afterIds, notes } = room;
  const keep = (pictures: { beforeIds?: FileId[]; afterIds?: FileId[] }) =>
    api.stagings.setRoomPictures({ id: stagingId, roomId, beforeIds, afterIds, ...pictures });
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
      <div className={classes.head}>
        {mayChange && (
          <button
            type="button"
            className={classes.handle}
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t('drag.handle', { name: isolated(name) })}
          >
            <IconGripVertical size={18} aria-hidden />
          </button>
        )}
        <div className={classes.words}>
          <h3 className={classes.name}>
            <bdi>{name}</bdi>
          </h3>
          <div className={classes.facts}>{factsOf(room).join(' · ')}</div>
          {notes && (
            <p className={classes.notes} dir="auto">
              {notes}
            </p>
          )}
        </div>
        {mayChange && (
          <MoreMenu name={name} onEdit={onEdit} onRemove={onRemove} size={32}>
            {index > 0 && (
              <Menu.Item
                leftSection={<IconArrowUp size={18} aria-hidden />}
                onClick={() => onMove(index - 1)}
              >
                {t('rooms.earlier')}
              </Menu.Item>
            )}
            {index < count - 1 && (
              <Menu.Item
                leftSection={<IconArrowDown size={18} aria-hidden />}
                onClick={() => onMove(index + 1)}
              >
                {t('rooms.later')}
              </Menu.Item>
            )}
          </MoreMenu>
        )}
      </div>
      <div className={classes.pictures}>
        <Pictures
          title={t('rooms.before')}
          name={t('rooms.beforeOf', { name: isolated(name) })}
          ids={beforeIds}
          send={mayChange ? (ids) => keep({ beforeIds: ids }) : undefined}
        />
        <Pictures
          title={t('rooms.after')}
          name={t('rooms.afterOf', { name: isolated(name) })}
          ids={afterIds}
          send={mayChange ? (ids) => keep({ afterIds: ids }) : undefined}
        />
      </div>
    </li>
  );
};

type PicturesProps = {
  title: string;
  name: string;
  ids: readonly FileId[];
  send: ((ids: FileId[]) => Promise<unknown>) | undefined;
};

const Pictures = ({ title, name, ids, send }: PicturesProps) =>
  (ids.length > 0 || send) && (
    <div className={classes.side}>
      <span className={classes.when}>{title}</span>
      <PictureRow name={name} label={name} ids={ids} send={send} />
    </div>
  );
