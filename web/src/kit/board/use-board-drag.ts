import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useDirection } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardItem, type BoardKind, statusAfterKey } from './board-kind.ts';

/** A card being dragged, told to the eye and to the ear. */
export const useBoardDrag = <Status extends string, Item extends BoardItem<Status>>(
  kind: BoardKind<Status, Item>,
  onMove: (item: Item, to: Status) => void,
) => {
  const { t } = useTranslation('kit');
  const rtl = useDirection().dir === 'rtl';
  const [dragged, setDragged] = useState<Item | null>(null);
  // Where the keys led. The column itself, not where it stands: a board that is wider than the screen scrolls meanwhile.
  const [led, setLed] = useState<Status | null>(null);
  // Also for the key that is pressed before it is drawn.
  const latest = useRef<Status | null>(null);
  const lead = (to: Status | null) => {
    latest.current = to;
    setLed(to);
  };
  const end = () => {
    setDragged(null);
    lead(null);
  };
  const statusOf = (id: unknown) => kind.statuses.find((status) => status === id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays where it is means the card; one that moves on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: boardKeys(kind, rtl, () => latest.current, lead) }),
  );
  return {
    dragged,
    sensors,
    collisionDetection: useMemo(() => collisionsOf(led), [led]),
    accessibility: {
      announcements: useAnnouncements(kind),
      screenReaderInstructions: { draggable: t('board.instructions') },
    },
    onDragStart: ({ active }: { active: Active }) => setDragged(itemOf<Item>(active) ?? null),
    onDragCancel: end,
    onDragEnd: ({ active, over }: { active: Active; over: { id: string | number } | null }) => {
      const to = latest.current ?? statusOf(over?.id);
      end();
      const item = itemOf<Item>(active);
      if (item && to && kind.columnsFor(item).includes(to)) onMove(item, to);
    },
  };
};

const itemOf = <Item>({ data }: Pick<Active, 'data'>) => (data.current as { item?: Item } | undefined)?.item; // what cards give along

/** Where the pointer is; without one, the column to which the keys led. */
const collisionsOf =
  (led: string | null): CollisionDetection =>
  (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return led ? [{ id: led }] : closestCenter(args);
  };

/** The arrow keys lead from one column that is allowed to the next. */
const boardKeys =
  <Status extends string, Item extends BoardItem<Status>>(
    { statuses, columnsFor }: BoardKind<Status, Item>,
    rtl: boolean,
    ledTo: () => Status | null,
    onLed: (to: Status) => void,
  ): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects, collisionRect } }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
    const item = active && itemOf<Item>(active);
    if (!step || !item) return undefined;
    event.preventDefault();
    const reach = { from: item.status, open: columnsFor(item) };
    const to = statusAfterKey(statuses, reach, ledTo() ?? item.status, step > 0 === rtl ? -1 : 1);
    onLed(to);
    const rect = droppableRects.get(to);
    // What is carried is measured some frames after it is taken up; a key pressed meanwhile leads on all the same.
    if (!rect || !collisionRect) return undefined;
    return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 16 };
  };

const useAnnouncements = <Status extends string, Item extends BoardItem<Status>>({
  statuses,
  statusName,
  columnsFor,
}: BoardKind<Status, Item>): Announcements => {
  const { t } = useTranslation('kit');
  const statusOf = (id: unknown) => statuses.find((status) => status === id);
  const nameOf = (active: Active) => itemOf<Item>(active)?.name ?? '';
  return {
    onDragStart: ({ active }) => {
      const item = itemOf<Item>(active);
      return item && t('board.lifted', { name: item.name, status: statusName(item.status) });
    },
    onDragOver: ({ active, over }) => {
      const item = itemOf<Item>(active);
      const to = statusOf(over?.id);
      if (!item || !to) return undefined;
      const legal = item.status === to || columnsFor(item).includes(to);
      return t(legal ? 'board.over' : 'board.overIllegal', { status: statusName(to) });
    },
    onDragEnd: ({ active, over }) => {
      const item = itemOf<Item>(active);
      const to = statusOf(over?.id);
      return item && to && columnsFor(item).includes(to)
        ? t('board.dropped', { name: item.name, status: statusName(to) })
        : t('board.back', { name: nameOf(active) });
    },
    onDragCancel: ({ active }) => t('board.back', { name: nameOf(active) }),
  };
};
