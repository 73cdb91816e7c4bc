import { useDraggable } from '@dnd-kit/core';
import { Menu } from '@mantine/core';
import { IconArrowsExchange, IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './board.module.css';
import type { BoardItem, BoardKind } from './board-kind.ts';

type BoardCardProps<Status extends string, Item extends BoardItem<Status>> = {
  kind: BoardKind<Status, Item>;
  item: Item;
  /** Its status is being changed. */
  moving: boolean;
  /** Nothing for whoever may not. */
  onMove: ((to: Status) => void) | undefined;
};

/** A card on a board: pointers drag it anywhere, the keyboard by its handle, and its menu leads to where it can go. */
export const BoardCard = <Status extends string, Item extends BoardItem<Status>>({
  kind,
  item,
  moving,
  onMove,
}: BoardCardProps<Status, Item>) => {
  const { t } = useTranslation('kit');
  const open = onMove ? kind.columnsFor(item) : [];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: item.id,
    data: { item },
    disabled: open.length === 0,
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  const name = isolated(item.name);
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      data-movable={open.length > 0}
      aria-busy={moving}
      {...pointers}
    >
      {kind.words(item)}
      {open.length > 0 && (
        <div className={classes.actions}>
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            size={32}
            label={t('board.drag', { name })}
            onKeyDown={onKeyDown as never} // a listener for keys
          >
            <IconGripVertical size={18} aria-hidden />
          </IconButton>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton size={32} label={t('board.move', { name })}>
                <IconArrowsExchange size={18} aria-hidden />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t('board.moveTo')}</Menu.Label>
              {open.map((status) => {
                const { icon: Icon } = kind.icons[status];
                return (
                  <Menu.Item
                    key={status}
                    leftSection={<Icon size={18} aria-hidden />}
                    onClick={() => onMove?.(status)}
                  >
                    {kind.statusName(status)}
                  </Menu.Item>
                );
              })}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </article>
  );
};
