import type { Active, Announcements } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { type BoardItem, type BoardKind, statusAfterKey } from './board-kind.ts';
import { useLedDrag } from './use-led-drag.ts';

/** A card being dragged from column to column, told to the eye and to the ear. */
export const useBoardDrag = <Status extends string, Item extends BoardItem<Status>>(
  kind: BoardKind<Status, Item>,
  onMove: (item: Item, to: Status) => void,
) => {
  const { t } = useTranslation('kit');
  return useLedDrag<Item, Status>({
    thingOf: itemOf,
    placeOf: ({ status }) => status,
    keyOf: (status) => status,
    placeOfKey: (key) => kind.statuses.find((status) => status === key),
    placeAfter: (item, at, { code, rtl }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[code];
      if (!step) return undefined;
      const reach = { from: item.status, open: kind.columnsFor(item) };
      return statusAfterKey(kind.statuses, reach, at, step > 0 === rtl ? -1 : 1);
    },
    onDrop: (item, to) => {
      if (kind.columnsFor(item).includes(to)) onMove(item, to);
    },
    announcements: useAnnouncements(kind),
    instructions: t('board.instructions'),
  });
};

const itemOf = <Item>({ data }: Pick<Active, 'data'>) => (data.current as { item?: Item } | undefined)?.item; // what cards give along

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
