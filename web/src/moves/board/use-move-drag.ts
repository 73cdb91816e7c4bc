import type { MoveRow } from '@archway/contract/moves/move';
import type { Active, Announcements } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useLedDrag } from '../../kit/board/use-led-drag.ts';
import { type Cell, cellAfter, cellKey, cellOfKey, type Lane, type Step } from './board-rules.ts';

type DragOptions = {
  readonly days: readonly string[];
  readonly lanes: readonly Lane[];
  onMove: (move: MoveRow, to: Cell) => void;
  /** What a cell is called. */
  nameOf: (cell: Cell) => string;
};

/** A card being dragged from cell to cell, told to the eye and to the ear. */
export const useMoveDrag = ({ days, lanes, onMove, nameOf }: DragOptions) => {
  const { t } = useTranslation('moves');
  return useLedDrag<MoveRow, Cell>({
    thingOf: moveOf,
    placeOf: cellOfMove,
    keyOf: cellKey,
    placeOfKey: cellOfKey,
    placeAfter: (_, at, { code, rtl }) => {
      const step = stepOf(code, days.length > 1, rtl);
      return step && cellAfter(at, step, { days, lanes });
    },
    onDrop: (move, to) => {
      if (cellKey(to) !== cellKey(cellOfMove(move))) onMove(move, to);
    },
    announcements: useAnnouncements(nameOf),
    instructions: t('board.instructions'),
  });
};

const useAnnouncements = (nameOf: (cell: Cell) => string): Announcements => {
  const { t } = useTranslation('moves');
  return {
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
};

const cellOfMove = ({ scheduledOn, vehicleId }: Pick<MoveRow, 'scheduledOn' | 'vehicleId'>): Cell => ({
  day: scheduledOn,
  vehicleId,
});

const moveOf = ({ data }: Pick<Active, 'data'>) => (data.current as { move?: MoveRow } | undefined)?.move; // what cards give along
const nameOfActive = (active: Active) => moveOf(active)?.stagingName ?? '';

/** Of a week, days lie side by side and lanes below each other; of a single day the lanes lie side by side. */
const stepOf = (code: string, isWeek: boolean, rtl: boolean): Step | undefined => {
  const onward = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[code];
  const down = { ArrowDown: 1, ArrowUp: -1 }[code];
  if (onward !== undefined) return isWeek ? { days: onward, lanes: 0 } : { days: 0, lanes: onward };
  return down === undefined ? undefined : { days: 0, lanes: down };
};
