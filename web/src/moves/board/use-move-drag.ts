import type { MoveRow } from '@archway/contract/moves/move';
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
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cell, cellAfter, cellKey, cellOfKey, type Lane, type Step } from './board-rules.ts';

type Grid = { readonly days: readonly string[]; readonly lanes: readonly Lane[] };

type DragOptions = Grid & {
  onMove: (move: MoveRow, to: Cell) => void;
  /** What a cell is called. */
  nameOf: (cell: Cell) => string;
};

/** A card being dragged from cell to cell, told to the eye and to the ear. */
export const useMoveDrag = ({ days, lanes, onMove, nameOf }: DragOptions) => {
  const { t } = useTranslation('moves');
  const rtl = useDirection().dir === 'rtl';
  const [dragged, setDragged] = useState<MoveRow | null>(null);
  // The cell itself, not where it stands: a board that is wider than the screen scrolls meanwhile.
  const [led, setLed] = useState<Cell | null>(null);
  // Also for the key that is pressed before it is drawn.
  const latest = useRef<Cell | null>(null);
  const lead = useCallback((to: Cell | null) => {
    latest.current = to;
    setLed(to);
  }, []);
  const keys = useMemo(
    () => boardKeys({ days, lanes }, rtl, () => latest.current, lead),
    [days, lanes, rtl, lead],
  );
  const end = () => {
    setDragged(null);
    lead(null);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that stays where it is means the card; one that moves on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keys }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.lifted', { name: nameOfActive(active) }),
    onDragOver: ({ over }) => {
      const cell = cellOfKey(over?.id);
      return cell && t('board.overCell', { cell: nameOf(cell) });
    },
    onDragEnd: ({ active, over }) => {
      const cell = cellOfKey(over?.id);
      const values = { name: nameOfActive(active), cell: cell ? nameOf(cell) : '' };
      return t(cell ? 'board.dropped' : 'board.back', values);
    },
    onDragCancel: ({ active }) => t('board.back', { name: nameOfActive(active) }),
  };
  return {
    dragged,
    sensors,
    collisionDetection: useMemo(() => collisionsOf(led), [led]),
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: t('board.instructions') },
    },
    onDragStart: ({ active }: { active: Active }) => setDragged(moveOf(active) ?? null),
    onDragCancel: end,
    onDragEnd: ({ active, over }: { active: Active; over: { id: string | number } | null }) => {
      const to = latest.current ?? cellOfKey(over?.id);
      end();
      const move = moveOf(active);
      if (move && to && cellKey(to) !== cellKey(cellOfMove(move))) onMove(move, to);
    },
  };
};

const cellOfMove = ({ scheduledOn, vehicleId }: Pick<MoveRow, 'scheduledOn' | 'vehicleId'>): Cell => ({
  day: scheduledOn,
  vehicleId,
});

const moveOf = ({ data }: Pick<Active, 'data'>) => (data.current as { move?: MoveRow } | undefined)?.move; // what cards give along
const nameOfActive = (active: Active) => moveOf(active)?.stagingName ?? '';

/** Where the pointer is; without one, the cell to which the keys led. */
const collisionsOf =
  (led: Cell | null): CollisionDetection =>
  (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return led ? [{ id: cellKey(led) }] : closestCenter(args);
  };

/** Of a week, days lie side by side and lanes below each other; of a single day the lanes lie side by side. */
const stepOf = (code: string, isWeek: boolean, rtl: boolean): Step | undefined => {
  const onward = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[code];
  const down = { ArrowDown: 1, ArrowUp: -1 }[code];
  if (onward !== undefined) return isWeek ? { days: onward, lanes: 0 } : { days: 0, lanes: onward };
  return down === undefined ? undefined : { days: 0, lanes: down };
};

const boardKeys =
  (grid: Grid, rtl: boolean, ledTo: () => Cell | null, onLed: (to: Cell) => void): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects, collisionRect } }) => {
    const step = stepOf(event.code, grid.days.length > 1, rtl);
    const move = active && moveOf(active);
    if (!step || !move) return undefined;
    event.preventDefault();
    const to = cellAfter(ledTo() ?? cellOfMove(move), step, grid);
    onLed(to);
    const rect = droppableRects.get(cellKey(to));
    // What is carried is measured some frames after it is taken up; a key pressed meanwhile leads on all the same.
    if (!rect || !collisionRect) return undefined;
    return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 16 };
  };
