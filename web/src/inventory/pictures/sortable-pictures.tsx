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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureList } from './picture-list.ts';
import classes from './pictures.module.css';

type SortablePicturesProps = {
  list: PictureList;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
};

/** Pictures that are put in order by mouse, finger or keyboard; each step is said aloud. */
export const SortablePictures = ({ list, onMove, children }: SortablePicturesProps) => {
  const { t } = useTranslation('inventory/pictures');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays is a drag; one that goes on is a scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOfKey = (id: UniqueIdentifier) => list.findIndex(({ key }) => key === id);
  const announce = (key: 'start' | 'over' | 'end', id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : t(`drag.${key}`, { n: indexOfKey(id) + 1, count: list.length });
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
      onDragEnd={({ active, over }) => over && onMove(String(active.id), indexOfKey(over.id))}
    >
      <SortableContext items={list.map(({ key }) => key)} strategy={rectSortingStrategy}>
        {list.length > 0 && (
          <ul className={classes.tiles} aria-label={t('list')}>
            {children}
          </ul>
        )}
      </SortableContext>
    </DndContext>
  );
};
