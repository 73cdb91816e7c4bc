import type { Category } from '@archway/contract/inventory/category';
import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { positionOf, type TreePosition } from './position-rules.ts';

type DragWords = {
  rows: readonly Category[];
  /** Where the dragged row would stand if it were let go now. */
  positionNow: () => TreePosition | undefined;
};

/** What is said to whoever does not see a row being moved: how to do it, and where it is at each step. */
export const useDragWords = ({ rows, positionNow }: DragWords) => {
  const { t } = useTranslation('inventory/categories');
  const last = useRef('');
  const nameOf = (id: unknown) => rows.find((row) => row.id === id)?.name ?? '';
  const where = (target: TreePosition | undefined) => {
    if (!target) return undefined;
    const position = target.position + 1;
    return target.parentId === null
      ? t('drag.atTop', { position })
      : t('drag.inside', { parent: nameOf(target.parentId), position });
  };
  /** Each place is said once, not at every pixel. */
  const moved = () => {
    const words = where(positionNow());
    if (words === undefined || words === last.current) return undefined;
    last.current = words;
    return words;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      last.current = where(positionOf(rows, String(active.id))) ?? '';
      return t('drag.lifted', { name: nameOf(active.id), where: last.current });
    },
    onDragMove: moved,
    onDragOver: moved,
    onDragEnd: ({ active }) =>
      t('drag.dropped', { name: nameOf(active.id), where: where(positionNow()) ?? '' }),
    onDragCancel: ({ active }) => t('drag.canceled', { name: nameOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
};
