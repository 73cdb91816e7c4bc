import type { MoveConflict } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { MoveStatusBadge } from '../move-status-badge.tsx';
import classes from './board.module.css';
import { CardWords } from './card-words.tsx';
import { ConflictWords } from './conflict-words.tsx';

type MoveCardProps = {
  move: MoveRow;
  conflicts: readonly MoveConflict[];
  all: readonly MoveRow[];
  /** It is on its way to another cell. */
  pending: boolean;
  /** Nothing for whoever may not. */
  onEdit: ((id: string) => void) | undefined;
};

/** A move on the board: pointers drag it anywhere, the keyboard by its handle; changing it opens its form. */
export const MoveCard = ({ move, conflicts, all, pending, onEdit }: MoveCardProps) => {
  const { t } = useTranslation('moves');
  const movable = onEdit !== undefined && !isMoveEnded(move.status);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: move.id,
    data: { move },
    disabled: !movable,
  });
  const { onKeyDown, ...pointers } = listeners ?? {};
  const name = isolated(move.stagingName);
  return (
    <article
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      data-movable={movable}
      data-conflict={conflicts.length > 0}
      aria-busy={pending}
      {...pointers}
    >
      <CardWords move={move} />
      <ConflictWords move={move} conflicts={conflicts} all={all} />
      <div className={classes.foot}>
        {move.status !== 'scheduled' && <MoveStatusBadge status={move.status} />}
        {movable && (
          <span className={classes.actions}>
            <IconButton
              ref={setActivatorNodeRef}
              {...attributes}
              size={32}
              label={t('board.drag', { name })}
              onKeyDown={onKeyDown as never} // a listener for keys
            >
              <IconGripVertical size={18} aria-hidden />
            </IconButton>
            <IconButton size={32} label={t('board.change', { name })} onClick={() => onEdit?.(move.id)}>
              <IconPencil size={18} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
    </article>
  );
};
