import type { StagingRow } from '@archway/contract/stagings/staging';
import { type StagingStatus, stagingStatuses } from '@archway/contract/stagings/states';
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
import { useStagingWords } from '../../use-staging-words.ts';
import { columnsFor, statusAfterKey } from './board-rules.ts';

type Move = (staging: StagingRow, to: StagingStatus) => void;

/** A card being dragged, told to the eye and to the ear. */
export const useBoardDrag = (onMove: Move) => {
  const { t } = useTranslation('stagings/list');
  const rtl = useDirection().dir === 'rtl';
  const [dragged, setDragged] = useState<StagingRow | null>(null);
  // Where the keys led. The column itself, not where it stands: a board that is wider than the screen scrolls meanwhile.
  const [led, setLed] = useState<StagingStatus | null>(null);
  // Also for the key that is pressed before it is drawn.
  const latest = useRef<StagingStatus | null>(null);
  const lead = useCallback((to: StagingStatus | null) => {
    latest.current = to;
    setLed(to);
  }, []);
  const keys = useMemo(() => boardKeys(rtl, () => latest.current, lead), [rtl, lead]);
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
  return {
    dragged,
    sensors,
    collisionDetection: useMemo(() => collisionsOf(led), [led]),
    accessibility: {
      announcements: useAnnouncements(),
      screenReaderInstructions: { draggable: t('board.instructions') },
    },
    onDragStart: ({ active }: { active: Active }) => setDragged(stagingOf(active) ?? null),
    onDragCancel: end,
    onDragEnd: ({ active, over }: { active: Active; over: { id: string | number } | null }) => {
      const to = latest.current ?? statusOf(over?.id);
      end();
      const staging = stagingOf(active);
      if (staging && to && columnsFor(staging).includes(to)) onMove(staging, to);
    },
  };
};

const stagingOf = ({ data }: Pick<Active, 'data'>) =>
  (data.current as { staging?: StagingRow } | undefined)?.staging; // what cards give along

const statusOf = (id: unknown) => stagingStatuses.find((status) => status === id);

/** Where the pointer is; without one, the column to which the keys led. */
const collisionsOf =
  (led: StagingStatus | null): CollisionDetection =>
  (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return led ? [{ id: led }] : closestCenter(args);
  };

/** The arrow keys lead from one column that is allowed to the next. */
const boardKeys =
  (
    rtl: boolean,
    ledTo: () => StagingStatus | null,
    onLed: (to: StagingStatus) => void,
  ): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects, collisionRect } }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
    const staging = active && stagingOf(active);
    if (!step || !staging || !collisionRect) return undefined;
    event.preventDefault();
    const at = ledTo() ?? staging.status;
    const to = statusAfterKey(staging, at, step > 0 === rtl ? -1 : 1);
    onLed(to);
    const rect = droppableRects.get(to);
    return rect && { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 16 };
  };

const useAnnouncements = (): Announcements => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const nameOf = (active: Active) => stagingOf(active)?.name ?? '';
  const words = (id: unknown) => optionName('status', statusOf(id) ?? '');
  return {
    onDragStart: ({ active }) =>
      t('board.lifted', { name: nameOf(active), status: words(stagingOf(active)?.status) }),
    onDragOver: ({ active, over }) => {
      const staging = stagingOf(active);
      const to = statusOf(over?.id);
      if (!staging || !to) return undefined;
      const legal = staging.status === to || columnsFor(staging).includes(to);
      return t(legal ? 'board.over' : 'board.overIllegal', { status: words(to) });
    },
    onDragEnd: ({ active, over }) => {
      const staging = stagingOf(active);
      const to = statusOf(over?.id);
      return staging && to && columnsFor(staging).includes(to)
        ? t('board.dropped', { name: nameOf(active), status: words(to) })
        : t('board.back', { name: nameOf(active) });
    },
    onDragCancel: ({ active }) => t('board.back', { name: nameOf(active) }),
  };
};
