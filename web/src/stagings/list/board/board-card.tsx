import type { StagingRow } from '@archway/contract/stagings/staging';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useDraggable } from '@dnd-kit/core';
import { Menu } from '@mantine/core';
import { IconArrowsExchange, IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { statusLooks } from '../../status-badge.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import classes from './board.module.css';
import { columnsFor } from './board-rules.ts';
import { CardWords } from './card-words.tsx';

type BoardCardProps = {
  staging: StagingRow;
  /** Its status is being changed. */
  moving: boolean;
  /** Nothing for whoever may not. */
  onMove: ((to: StagingStatus) => void) | undefined;
};

/** A job on the board: pointers drag it anywhere, the keyboard by its handle, and its menu leads to where it can go. */
export const BoardCard = ({ staging, moving, onMove }: BoardCardProps) => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const open = onMove ? columnsFor(staging) : [];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: staging.id,
    data: { staging },
    disabled: open.length === 0,
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  const name = isolated(staging.name);
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      data-movable={open.length > 0}
      aria-busy={moving}
      {...pointers}
    >
      <CardWords staging={staging} />
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
                const { icon: Icon } = statusLooks[status];
                return (
                  <Menu.Item
                    key={status}
                    leftSection={<Icon size={18} aria-hidden />}
                    onClick={() => onMove?.(status)}
                  >
                    {optionName('status', status)}
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
