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
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

type SortableListProps<Id extends string> = {
  /** What is in order, each thing once. */
  ids: readonly Id[];
  /** How the others make room. */
  strategy: SortingStrategy;
  onMove: (id: Id, to: number) => void;
  words: {
    /** How somebody without a mouse does it. */
    readonly how: string;
    readonly cancel: string;
    /** That something was taken, passes a position and is put down, with where that is. */
    readonly step: (step: 'start' | 'over' | 'end', at: { n: number; count: number }) => string;
  };
  children: ReactNode;
};

/** Things that are put in order by mouse, finger or keyboard; each step is said aloud. */
export const SortableList = <Id extends string>({
  ids,
  strategy,
  onMove,
  words,
  children,
}: SortableListProps<Id>) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays is a drag; one that goes on is a scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => ids.findIndex((each) => each === id);
  const announce = (step: 'start' | 'over' | 'end', id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : words.step(step, { n: indexOf(id) + 1, count: ids.length });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: words.how },
        announcements: {
          onDragStart: ({ active }) => announce('start', active.id),
          // Where it stands already says nothing new.
          onDragOver: ({ active, over }) => (over?.id === active.id ? undefined : announce('over', over?.id)),
          onDragEnd: ({ over }) => announce('end', over?.id),
          onDragCancel: () => words.cancel,
        },
      }}
      onDragEnd={({ active, over }) => over && onMove(active.id as Id, indexOf(over.id))} // one of the ids
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
